package engine

// A variant is ggml's CPU code, compiled for processors that have more instructions than every x86-64: a library
// libggml-cpu-NAME.so beside a portable program (make release), which loads the best one that the processor can run.

// VariantSums is the variants that were built with this program, and the SHA-256 of their files: "NAME:SUM,NAME:SUM",
// set by build/build_release.sh with -ldflags -X. "" in every other build, which loads none.
var VariantSums string
