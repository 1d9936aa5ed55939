"""Every loop of a card's copy is marked, and nothing else."""

from speeltafel.fast.keep_loops import without_unrolling

TWO_LOOPS = """define void @first(i64 %n) {
entry:
  br label %"head.1"
"head.1":
  %again = icmp slt i64 %n, 3
  br i1 %again, label %"head.1", label %"done"
"done":
  ret void
}
define void @second() {
"done":
  br label %"head.1"
"head.1":
  br label %"done"
}
"""


def test_jumps_back_are_marked_each_with_a_mark_of_its_own() -> None:
    lines = without_unrolling(TWO_LOOPS).splitlines()
    assert [line for line in lines if "!llvm.loop" in line and "br " in line] == [
        '  br i1 %again, label %"head.1", label %"done", !llvm.loop !1000001',
        '  br label %"done", !llvm.loop !1000002',
    ]
    assert lines[-3:] == [
        '!1000000 = !{!"llvm.loop.unroll.disable"}',
        "!1000001 = distinct !{!1000001, !1000000}",
        "!1000002 = distinct !{!1000002, !1000000}",
    ]


def test_what_has_no_loops_stays_as_it_is() -> None:
    straight = "define void @f() {\nentry:\n  br label %next\nnext:\n  ret void\n}\n"
    assert without_unrolling(straight) == straight
