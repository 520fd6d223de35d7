package rkllm

import "sync/atomic"

// Detection is what is known of a library file without loading it: what was seen in it (read_library), and which
// version follows from that (choose_version, set_version).
type Detection struct {
	Path    string   // absolute, symbolic links resolved
	Size    int64    // in bytes
	Machine string   // "aarch64", "x86-64"
	BlobID  string   // the name that git has for these bytes: 40 hexadecimal digits
	Text    string   // the version that a text inside the file names; of several, all, with ", " between; "" when none
	Symbols []string // the functions of the C API that it exports, sorted; nil when it has no table that can be read
	Needed  []string // the libraries that it needs, by their names: "libc.so.6"

	Version     string   // "1.2.1"; "1.1.0 to 1.1.4" where only the generation is known; "" when not even that is
	Generations []string // those that it can be, by their letters; one when it can be opened
	Evidence    string   // how it is known: "blob id 6b94...", "text in the file", "symbols", "--rkllm-version"
	Warning     string   // what speaks against a forced version; "" when nothing does
}

// NPU is the machine's neural processor as its kernel shows it.
type NPU struct {
	Chip          string   // "RK3588", from the device tree; "" when it is none that RKLLM is made for
	DriverVersion string   // "0.9.8"; "" when there is no driver, or it does not tell
	Devices       []string // device files: "/dev/rknpu", "/dev/dri/renderD129"; none: no driver is at work
}

// Calls is the calls of the library that are being made: one word each, the thread's id in the upper half and the
// function's place in Functions, counted from 1, in the lower one; 0 is free. It lies in C memory, because the handler
// of a crash reads it.
type Calls [64]atomic.Uint64

// LostPeriod and LostChecks say when a run that was aborted counts as over although its last callback has not come:
// when rkllm_is_running has said no so many times in a row, with this pause before each.
const (
	LostPeriod = AbortPeriod * 2
	LostChecks = 12
)
