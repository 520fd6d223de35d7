package engine

// A variant is ggml's CPU code, compiled for processors that have more instructions than every x86-64: a library libggml-cpu-NAME.so
// beside a portable program (make release), which loads the best one that the processor can run.

// Variants is the names of the variants, the best first. build/build_variant.sh has their compiler flags, list_usable_variants what
// a processor must have for them.
var Variants = []string{
	"x86-64-v4-bf16", // AVX-512 with VNNI and BF16
	"x86-64-v4-vnni", // AVX-512 with VNNI
	"x86-64-v4",      // AVX-512
	"x86-64-v3-vnni", // AVX2 with AVX-VNNI
	"x86-64-v3",      // AVX2, FMA, F16C
}

// VariantSums is the variants that were built with this program, and the SHA-256 of their files: "NAME:SUM,NAME:SUM", set by
// build/build_release.sh with -ldflags -X. "" in every other build, which loads none.
var VariantSums string
