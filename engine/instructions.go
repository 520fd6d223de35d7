package engine

// Instructions is the extensions of processors that llama.cpp may have been compiled for and that others of the same kind lack:
// of x86-64 the first two, of arm64 the others.
var Instructions = []string{"AVX2", "AVX-512", "dot product", "half floats", "8-bit matrices"}
