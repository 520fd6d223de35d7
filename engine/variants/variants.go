// Package variants holds the types and constants of its room: the CPU code that fits the processor.
package variants

// Instructions is the extensions of processors that llama.cpp may have been compiled for and that others of the same
// kind lack: of x86-64 the first two, of arm64 the others.
var Instructions = []string{"AVX2", "AVX-512", "dot product", "half floats", "8-bit matrices"}

// Variants is the names of the variants, the best first. build/build_variant.sh has their compiler flags,
// list_usable_variants what a processor must have for them.
var Variants = []string{
	"x86-64-v4-bf16", // AVX-512 with VNNI and BF16
	"x86-64-v4-vnni", // AVX-512 with VNNI
	"x86-64-v4",      // AVX-512
	"x86-64-v3-vnni", // AVX2 with AVX-VNNI
	"x86-64-v3",      // AVX2, FMA, F16C
}
