package rkllm

import "sync/atomic"

// Detection is what is known of a library file without loading it: what was seen in it (inspect_library), and which version
// follows from that (choose_version, force_version).
type Detection struct {
	Path    string   // absolute, symbolic links resolved
	Size    int64    // in bytes
	Machine string   // "aarch64", "x86-64"
	BlobID  string   // the name that git has for these bytes: 40 hexadecimal digits
	Text    string   // the version that a text inside the file names; of several, all, with ", " between them; "" when none
	Symbols []string // the functions of the C API that it exports, sorted; nil when it has no table that can be read
	Needed  []string // the libraries that it needs, by their names: "libc.so.6"

	Version     string   // "1.2.1"; of a generation without further evidence its first and last: "1.1.0 to 1.1.4"; "" when not known
	Generations []string // those that it can be, by their letters; one when it can be opened
	Evidence    string   // how the version is known: "blob id 6b94...", "text in the file", "symbols", "--rkllm-version"
	Warning     string   // what speaks against a forced version; "" when nothing does
}

// NPU is the machine's neural processor as its kernel shows it.
type NPU struct {
	Chip          string   // "RK3588", from the device tree; "" when it is none that RKLLM is made for
	DriverVersion string   // "0.9.8"; "" when there is no driver, or it does not tell
	Devices       []string // device files: "/dev/rknpu", "/dev/dri/renderD129"; none: no driver is at work
}

// LibraryName is the file name of Rockchip's library.
const LibraryName = "librkllmrt.so"

// LibraryFolders is where that file usually lies, by preference. The entries of LD_LIBRARY_PATH come before these.
var LibraryFolders = []string{
	"/usr/local/lib", "/usr/lib", "/usr/lib/aarch64-linux-gnu", "/usr/local/lib/aarch64-linux-gnu", "/lib", "/lib/aarch64-linux-gnu",
	"/usr/lib64", "/usr/local/lib64", "/opt/rkllm/lib", "/opt/rkllm", "/opt/rockchip/lib", "/opt/lib", "/vendor/lib64", "/system/lib64",
}

// Chips is the processors that RKLLM is made for: the beginning of the name in the device tree, and the chip.
var Chips = []struct{ Compatible, Chip string }{
	{"rockchip,rk3588", "RK3588"}, {"rockchip,rk3576", "RK3576"}, {"rockchip,rk3562", "RK3562"}, {"rockchip,rv1126b", "RV1126B"},
}

// KnownLibraries is the version of each library that Rockchip has published for Linux and Android on aarch64, by git's blob id
// of the file: SHA-1 of "blob ", the size in decimal, a NUL and the content.
var KnownLibraries = map[string]string{
	"66dfdc7c25cdca9ccf9930798118e17abf7592ff": "1.1.0",
	"bfca051375287d0f5aa754a7b8681b4ede52e259": "1.1.1",
	"e8f4afc38c7394beeff83003dbc772412f649a44": "1.1.2",
	"68e79327e82f675413956be615f48c62ccd0f16e": "1.1.3",
	"3bb8cb6172c4c06e1c622c8f8c579888378784f4": "1.1.4",
	"d45ee9b8dcb9ef27d7dd875ce3be3d5e6dfb654d": "1.2.0",
	"db041c01bba5e0e8f624bb2ff50d48825dde1bfc": "1.2.1b1",
	"6b9439d59f2fe4bb8ef5ee2b09c102f1bf993da9": "1.2.1",
	"8ed9cca16f8d5ad8f7cdd7d393de6561182b3395": "1.2.2",
	"0084abc34ab43359cfa9fd5d4c92ece34127dbd0": "1.2.3",
	"34167b32f99cb7ab19e21fb579fb750d96b878f1": "1.3.0",
	"5f0bd5f39bd05263a59786733687d29e66982aa6": "1.3.0",
}

// VersionMark stands before the version in the text inside the library. The version ends where something else than letters,
// digits, dots and hyphens comes, and has at most MaxVersion bytes.
const (
	VersionMark = "RKLLM SDK (version: "
	MaxVersion  = 24
)

// MaxLibrary is the largest file that is looked at, in bytes. The published libraries have less than 10 MB.
const MaxLibrary = 1 << 30

// ForceFlag is how the operator names the version of a library that does not tell it.
const ForceFlag = "--rkllm-version (RKLLMD_RKLLM_VERSION)"

// Calls is the calls of the library that are being made: one word each, the thread's id in the upper half and the function's
// place in Functions, counted from 1, in the lower one; 0 is free. It lies in C memory, because the handler of a crash reads it.
type Calls [64]atomic.Uint64

// CrashSignals is the signals by which a library dies, by their names.
var CrashSignals = []struct {
	Name   string
	Number int
}{{"SIGILL", 4}, {"SIGABRT", 6}, {"SIGBUS", 7}, {"SIGFPE", 8}, {"SIGSEGV", 11}}

// CrashReport is what the handler of a crash needs, all of it prepared, because it can neither allocate nor call Go.
type CrashReport struct {
	GoLow, GoHigh uintptr // where Go's machine code lies: a fault there is an ordinary Go panic
	Calls         *Calls  // the calls that are being made
	// Pieces is the log line, cut where the handler puts in the time, the signal, the function, the thread, the address and the
	// program counter.
	Pieces [7]string
}

// LostPeriod and LostChecks say when a run that was aborted counts as over although its last callback has not come: when
// rkllm_is_running has said no so many times in a row, with this pause before each.
const (
	LostPeriod = AbortPeriod * 2
	LostChecks = 12
)
