// Package library holds the types and constants of its room: the vendor's library, how it is found and opened, and its
// version.
package library

// Name is the file name of Rockchip's library.
const Name = "librkllmrt.so"

// Folders is where that file usually lies, by preference. The entries of LD_LIBRARY_PATH come before these.
var Folders = []string{
	"/usr/local/lib", "/usr/lib", "/usr/lib/aarch64-linux-gnu", "/usr/local/lib/aarch64-linux-gnu", "/lib",
	"/lib/aarch64-linux-gnu",
	"/usr/lib64", "/usr/local/lib64", "/opt/rkllm/lib", "/opt/rkllm", "/opt/rockchip/lib", "/opt/lib", "/vendor/lib64",
	"/system/lib64",
}

// Chips is the processors that RKLLM is made for: the beginning of the name in the device tree, and the chip.
var Chips = []struct{ Compatible, Chip string }{
	{"rockchip,rk3588", "RK3588"}, {"rockchip,rk3576", "RK3576"}, {"rockchip,rk3562", "RK3562"}, {"rockchip,rv1126b",
		"RV1126B"},
}

// KnownLibraries is the version of each library that Rockchip has published for Linux and Android on aarch64, by git's
// blob id of the file: SHA-1 of "blob ", the size in decimal, a NUL and the content.
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

// VersionMark stands before the version in the text inside the library. The version ends where something else than
// letters, digits, dots and hyphens comes, and has at most MaxVersion bytes.
const (
	VersionMark = "RKLLM SDK (version: "
	MaxVersion  = 24
)

// MaxLibrary is the largest file that is looked at, in bytes. The published libraries have less than 10 MB.
const MaxLibrary = 1 << 30

// ForceFlag is how the operator names the version of a library that does not tell it.
const ForceFlag = "--rkllm-version (RKLLMD_RKLLM_VERSION)"

// Defaults of Limits.
const (
	DefaultQueue              = 64
	DefaultQueuePerConnection = 8
)
