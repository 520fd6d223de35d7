// Package doctor holds the types and constants of its room: rkllmd doctor.
package doctor

import (
	"time"

	"rkllmd/cli"
	"rkllmd/cli/units"
)

// Report is what "rkllmd doctor" found. Its JSON is for programs: members may be added, those that are here keep their
// names.
type Report struct {
	Program ProgramReport `json:"program"`
	Library LibraryReport `json:"library"`
	// Llama is the llama.cpp that the embedded runtime would compute with; nil: its own.
	Llama     *LlamaReport    `json:"llama,omitempty"`
	NPU       NPUReport       `json:"npu"`
	OpenFiles OpenFilesReport `json:"open_files"`
	CPUs      CPUsReport      `json:"cpus"`
	LogLevel  string          `json:"rkllm_log_level"` // RKLLM_LOG_LEVEL; "" not set
	Socket    SocketReport    `json:"socket"`
	Memory    MemoryReport    `json:"memory"`
	Kernel    KernelReport    `json:"kernel"`
	Services  []units.State   `json:"services"` // of the system and of this user
	Problems  []Problem       `json:"problems"`
}

// Problem is something that stands in the way, and what to do about it.
type Problem struct {
	About  string `json:"about"` // the member of Report
	Advice string `json:"advice"`
}

// ProgramReport is this program.
type ProgramReport struct {
	Version  string `json:"version"`
	Revision string `json:"revision"`
	Platform string `json:"platform"` // "linux/arm64"
	Embedded string `json:"embedded"` // the embedded runtime; "" built without
}

// LibraryReport is the library that serve would open. It is read, not loaded.
type LibraryReport struct {
	Path       string   `json:"path"` // or EmbeddedLibrary; "" none can be served
	Reason     string   `json:"reason"`
	Version    string   `json:"version"` // "" not known
	Evidence   string   `json:"evidence"`
	Generation string   `json:"generation"` // "" not known
	Missing    []string `json:"missing"`    // libraries that it needs and that are not here
	Candidates []string `json:"candidates"` // in the usual places
	// Versions is all that would be served side by side, newest first, those that cannot be served last; none: there is
	// one library.
	Versions []VersionReport `json:"versions,omitempty"`
}

// VersionReport is one of several versions of the vendor's library.
type VersionReport struct {
	Path       string   `json:"path"`
	Version    string   `json:"version"` // "" not known
	Generation string   `json:"generation"`
	Evidence   string   `json:"evidence"`
	Error      string   `json:"error"`      // why it cannot be served; "" it can, as far as its file says
	Remembered []string `json:"remembered"` // what has come of it here: a sentence for each model
}

// LlamaReport is a llama.cpp of the user's own. It is loaded; File is "" where it cannot be used.
type LlamaReport struct {
	Folder   string   `json:"folder"`
	File     string   `json:"file"`
	Version  string   `json:"version"`
	GGML     string   `json:"ggml"`     // version and commit
	Layout   string   `json:"layout"`   // of its structures: builds that have the same
	Backends []string `json:"backends"` // paths of ggml's that are loaded
	Skipped  []string `json:"skipped"`  // the others, each with the reason
	Devices  []string `json:"devices"`
}

// NPUReport is the RKNPU and its driver.
type NPUReport struct {
	Chip          string   `json:"chip"`           // by the device tree; "" when it is none that RKLLM is made for
	DriverVersion string   `json:"driver_version"` // "" not known
	Devices       []Device `json:"devices"`
}

// Device is one device node.
type Device struct {
	Path  string `json:"path"`
	Error string `json:"error"` // why this user cannot open it; "" none
}

// OpenFilesReport is RLIMIT_NOFILE. serve raises the soft limit to the hard one.
type OpenFilesReport struct {
	Soft   uint64 `json:"soft"`
	Hard   uint64 `json:"hard"`
	Needed uint64 `json:"needed"`
}

// CPUsReport is the CPUs: what the machine has and what this process gets of it.
type CPUsReport struct {
	Online  string `json:"online"`  // of the machine, as a list: "0-7"; "" not known
	Allowed string `json:"allowed"` // by this process's affinity: "4-7"
	Count   int    `json:"count"`   // of Allowed
	Usable  int    `json:"usable"`  // of these, by GOMAXPROCS and the cgroup's quota
}

// States of the daemon's socket.
const (
	SocketFree    = "free"    // nothing is there
	SocketStale   = "stale"   // left behind by a daemon that is gone: serve replaces it
	SocketServing = "serving" // a daemon answers
	SocketFailing = "failing" // something listens and does not answer as a daemon does
	SocketBlocked = "blocked" // no socket can be made or reached there
)

// SocketReport is the daemon's socket.
type SocketReport struct {
	Path    string             `json:"path"`
	State   string             `json:"state"`
	Library *cli.ServedLibrary `json:"library"` // of the daemon that answers; nil when none does
}

// MemoryReport is the machine's memory in bytes; 0 not known.
type MemoryReport struct {
	Total     uint64 `json:"total_bytes"`
	Available uint64 `json:"available_bytes"`
	Page      int    `json:"page_bytes"`
}

// KernelReport is what this kernel can do to keep the process of a vendor's library in.
type KernelReport struct {
	Landlock int  `json:"landlock"` // its version; 0: it cannot keep a process from files
	Seccomp  bool `json:"seccomp"`  // it can keep a process from the network and from other programs
}

// Thresholds of the advice.
const (
	MinDriver    = "0.9.8"         // the oldest NPU driver that the vendor's documentation asks for
	MinMemory    = 512 << 20       // available: the smallest models of the vendor's list take 335 MB
	AnswerLimit  = 2 * time.Second // for a daemon to answer
	PrivateLevel = 2               // RKLLM_LOG_LEVEL that logs prompts
)
