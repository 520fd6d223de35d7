// Package isolation holds the nouns of the library's own process: who serves it, what goes to and fro, how it ended.
package isolation

import (
	"os"
	"os/exec"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
)

// The functions, by their places in rkllm.Functions.
const (
	CreateDefaultParam uint64 = iota
	Init
	Run
	RunAsync
	Abort
	IsRunning
	ClearKVCache
	GetKVCacheSize
	Destroy
	LoadLora
	LoadPromptCache
	ReleasePromptCache
	SetChatTemplate
	SetFunctionTools
	SetCrossAttnParams
	// of the embedded runtime alone, which rkllm.Functions does not have
	LastError
	RowSize
	Functions // how many there are
)

// Extensions is the names of those behind rkllm.Functions, as messages call them.
var Extensions = []string{"rkllm_last_error", "rkllm_row_size"}

// The lanes to a process: each is a socket, with a thread at the other end.
const (
	Calls     = iota // what the worker calls
	Aborts           // rkllm_abort, which may take as long as the run
	Quick            // rkllm_is_running, rkllm_createDefaultParam
	Callbacks        // from the library; each is answered
	Lanes
)

// Times.
const (
	Look      = 100 * time.Millisecond // how often who waits for an answer looks whether it has waited too long
	AbortWait = 50 * time.Millisecond  // how long the answer of rkllm_abort is waited for
	QuickWait = time.Second            // how long that of rkllm_is_running, while a run is on
	StartTime = 30 * time.Second       // how long a process may take to open the library
	StopTime  = 2 * time.Second        // how long the library is left to itself when the daemon stops
	LinesTime = time.Second            // how long the last lines of a process that has ended are waited for
	KillTime  = 10 * time.Second       // how long a process may take to end that was killed: its memory goes first
	ExitTime  = time.Second            // how long a process may take to end once its sockets are closed
	LoadRate  = 10 << 20               // bytes of a model's file for which a load may take a second more
)

// How much there is of it.
const (
	ResultsSize  = 4 << 30 // of the region for results, which is taken as it is written to
	SetupSize    = 1024    // of the setup
	DefaultSize  = 4096    // of a default RKLLMParam with its texts
	ReasonSize   = 1024    // of why a call has failed
	MaxText      = 1 << 26 // bytes of a text that a library gives
	MaxLine      = 1000    // bytes of a line of the library that are kept
	MaxLines     = 20      // lines that are kept
	RecipeOffset = 32      // where in the setup the recipes stand
)

// Caches are the variables that tell drivers of GPUs where to keep what they compile: of CUDA, of Mesa, of NVIDIA's
// Vulkan.
var Caches = []string{"CUDA_CACHE_PATH", "MESA_SHADER_CACHE_DIR", "__GL_SHADER_DISK_CACHE_PATH"}

// Message is what goes over a lane: a request (ticket, function, four words), an answer (ticket, what was returned,
// the handle, how many calls have returned that) or a callback (nothing, state, userdata, address and size of the
// results).
type Message [6]uint64

// Ready is the ticket of the message that a process begins with; behind it stand the version of Landlock that holds it
// and whether a filter of its system calls does.
const Ready = ^uint64(0)

// Limits is how long a library may take before its process is ended, and what it may reach.
type Limits struct {
	Load    time.Duration // for rkllm_init, and a second more for each LoadRate bytes of the model
	Call    time.Duration // for a function that neither loads nor runs
	Abort   time.Duration // for a run, from when it was aborted
	Silence time.Duration // for a run, without a callback; 0: as long as it likes
	Kill    time.Duration // for its process to end once it is killed; 0: KillTime

	// Confined: the kernel keeps the process from the network, from other programs and from all files but those that
	// it needs and those below Roots; without Roots from none.
	Confined bool
	Roots    []string
}

// Pointer is a pointer in a structure that the library gives: its offset, and those of the two counts of an array; 0,
// 0 of a text.
type Pointer struct{ Offset, First, Second uintptr }

// Isolation is a library that is served by processes of its own, one for each model that is loaded.
type Isolation struct {
	Number        uintptr // in Opened
	Path, Version string
	Layout        *rkllm.Layout
	Results       []Pointer // of RKLLMResult
	Defaults      []Pointer // of RKLLMParam
	Limits        Limits
	Arena         *rkllm.Arena

	// Ended is told of a process that has ended with a model in it; told: a call was on its way. Set before the first
	// call, nil: nobody asks.
	Ended atomic.Pointer[func(told bool)]
	// Judge is asked before, of every process that has ended unasked, whether its model is loaded again. Likewise.
	Judge atomic.Pointer[func(rkllm.Death) (reload bool)]
	Death atomic.Pointer[Death] // of the last one that ended unasked

	Living   sync.WaitGroup // goroutines of watch_process
	Asking   sync.Mutex     // whoever asks for Default: taken before Starting
	Starting sync.Mutex     // whoever starts a process
	Mu       sync.Mutex
	Current  *Process                // nil: none, the next call that needs one starts it
	Serial   uintptr                 // of the last one that was started
	Stopped  bool                    // none is started any more
	Stuck    *Process                // was killed and has not ended: none is started before it has; nil: there is none
	Opening  atomic.Pointer[Process] // one that is opening the library at this moment
	Default  []uint64                // a default RKLLMParam with its texts, once one has been had

	// Runtime is what a process is told that has the runtime inside this program, as JSON for whoever serves there;
	// nil: it has the library at Path. Such a process has a Link.
	Runtime []byte
	Reason  atomic.Pointer[string] // why the last call of the worker has failed, if the embedded runtime has said so
	Title   string                 // of the library in messages; "": librkllmrt and Version
}

// Opened is the libraries that are open, by their numbers. The handle that the daemon has of a model begins with the
// number of its library, so that the functions of isolation/seam, which are C functions of all of them, find it.
var Opened struct {
	sync.RWMutex
	Next     uintptr // the number of the next one: each has one of its own
	ByNumber map[uintptr]*Isolation
}

// HandleBits is how many bits of a handle are not the library's number.
const HandleBits = 32

// Process is a process that has the library.
type Process struct {
	Isolation *Isolation
	Serial    uintptr // what the daemon has as LLMHandle
	Command   *exec.Cmd
	Lanes     [Lanes]*Lane
	Region    unsafe.Pointer // what the process writes results to, read only
	Setup     unsafe.Pointer // in the arena
	Files     []*os.File     // what the process gets, until it is started
	Handle    atomic.Uint64  // of the model, there; 0: it has none
	Link      *os.File       // a stream to whatever else the process serves; nil: there is none

	Over     bool // it is out of service; under Isolation.Mu
	Exited   bool // it has ended, while its end was handled, or after that; under Isolation.Mu
	Killed   atomic.Bool
	Ending   atomic.Bool // its end is being handled, or was
	NBatch   int
	Held     Held          // by the kernel
	Model    atomic.Value  // the path of the model, a string, from rkllm_init on
	Scratch  []uint64      // of handle_callback: results with their texts
	Function atomic.Uint64 // that is being called by the worker, counted from 1; 0: none
	Beside   atomic.Uint64 // that was called last beside the worker, while it has not answered; 0: none
	IsAsync  bool          // RKLLMParam.is_async: rkllm_run returns before its last callback
	Userdata atomic.Uint64 // of the run that is on
	Running  atomic.Uint64 // the function of the run that is on, counted from 1; 0: none
	Heard    atomic.Int64  // when the library was heard of last, by get_timestamp
	Aborted  atomic.Int64  // when the run that is on was aborted; 0: it was not
	Loaded   atomic.Bool   // rkllm_init was called
	Retired  atomic.Bool   // it is ended because nobody needs it any more
	Hang     atomic.Pointer[Hang]
	Drained  chan struct{} // closed when all callbacks have been handled
	Written  chan struct{} // closed when all output has been read
	Gone     chan struct{} // closed when it has ended, and everybody knows

	LinesMu sync.Mutex
	Lines   []string // the last ones that the library has written
	Lost    []string // what is lost with it
}

// Held is what the kernel does to keep a process in: the version of Landlock, 0: none, and whether it looks at system
// calls (seccomp).
type Held struct {
	Landlock int
	Seccomp  bool
}

// Lane is one of the sockets to a process.
type Lane struct {
	Mu     sync.Mutex // one question at a time
	File   *os.File
	Ticket uint64 // of the last question
	Heard  uint64 // of the last answer
}

// Hang is why a process was ended: its function had not answered for that long.
type Hang struct {
	Function string
	Waited   time.Duration
	Reason   string // what was wrong instead, "": it was silent
}

// Death is how a process has ended.
type Death struct {
	Hang     *Hang
	Function string // that was being called; "": none
	Beside   string // that was being called beside it, and may be the one that has died; "": none
	Signal   string // "" where it has exited
	Exit     int
	Model    string
	Lines    []string
	Lost     []string
	Reload   bool            // the model is loaded again
	Stuck    bool            // it has not ended, although it was killed
	Error    *jsonrpc2.Error // all of this for clients
}
