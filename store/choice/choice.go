// Package choice holds the nouns of which files of a repository are fetched.
package choice

import (
	"regexp"

	"rkllmd/store/remote"
)

// Machine is what the model is for.
type Machine struct {
	Chip     string // "RK3588"; "": it has no NPU that RKLLM is made for
	Embedded bool   // the embedded runtime is there, which runs GGUF models
	Memory   uint64 // bytes that a model may take; 0: not known
}

// Group is the files that make one model.
type Group struct {
	Name  string // of the first one, without ending and number
	Files []remote.File
	Size  int64
	NPU   bool   // they are for Rockchip's library
	Quant string // "": the name does not say
}

// Choice is what is fetched.
type Choice struct {
	Group  Group
	Others []remote.File // projectors
	Reason string        // completes "fetching FILE: "
}

// Bits is how many bits a weight has, roughly, by the beginning of a quantisation's name; longer ones go first.
var Bits = []struct {
	Name string
	Bits float64
}{
	{"IQ1", 1.8}, {"TQ1", 1.8}, {"TQ2", 2.1}, {"IQ2", 2.5}, {"Q2", 2.9}, {"IQ3", 3.4}, {"Q3_K_S", 3.5}, {"Q3", 3.9},
	{"MXFP4", 4.3}, {"IQ4_XS", 4.3}, {"IQ4", 4.5}, {"Q4_K_M", 4.85}, {"Q4_K", 4.6}, {"Q4", 4.6}, {"Q5_K_M", 5.7},
	{"Q5", 5.5}, {"Q6", 6.6}, {"Q8", 8.5}, {"BF16", 16.1}, {"F16", 16}, {"FP16", 16}, {"F32", 32},
}

// BestBits is the number of bits that is taken where it fits: Q4_K_M, which loses little, and is read fast.
const BestBits = 4.85

// Around a model's weights there are the context and what it takes to compute, roughly.
const (
	AroundShare = 1.10
	AroundBytes = 300 << 20
)

// Chip finds the names of chips in those of files.
var Chip = regexp.MustCompile(`(?i)(rk35[0-9]{2}|rv11[0-9]{2}[a-z]?)`)

// MostListed is how many files an error tells.
const MostListed = 30
