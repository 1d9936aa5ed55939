import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
