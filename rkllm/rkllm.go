// Package rkllm holds the nouns of Rockchip's RKLLM C API as this daemon sees it: the loaded library, the layouts of
// its structures, the model handle with the queue of calls in front of it, and what a running inference needs.
package rkllm

import (
	"encoding/json"
	"os"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/connection"
	"rkllmd/utils"
	"rkllmd/utils/turns"
)

// Call states: the third argument of the result callback (LLMCallState).
const (
	RunNormal  int32 = 0
	RunWaiting int32 = 1
	RunFinish  int32 = 2
	RunError   int32 = 3
	// RunGetLastHiddenLayer brings the last hidden layer in generation A; later ones bring it in NORMAL.
	RunGetLastHiddenLayer int32 = 4
)

// Input types (RKLLMInputType).
const (
	InputPrompt     int32 = 0
	InputToken      int32 = 1
	InputEmbed      int32 = 2
	InputMultimodal int32 = 3
)

// Inference modes (RKLLMInferMode).
const (
	InferGenerate           int32 = 0
	InferGetLastHiddenLayer int32 = 1
	InferGetLogits          int32 = 2
)

// DefaultLength is max_context_len and max_new_tokens as rkllm_createDefaultParam is documented, in all versions of the
// library.
const DefaultLength = 512

// Error codes of this server, beside those of the JSON-RPC specification. docs/errors.md lists them, with these
// comments.
const (
	CodeFunctionFailed  int64 = -32000 // the C function returned a failure; data is {"function", "code"}
	CodeQueueFull       int64 = -32001 // too many calls are waiting
	CodeNoModel         int64 = -32002 // no model is loaded: rkllm.init first
	CodeModelLoaded     int64 = -32003 // a model is loaded or loading: rkllm.destroy first
	CodeRunsInProgress  int64 = -32004 // runs are in progress or queued
	CodeNotSupported    int64 = -32005 // the loaded library does not have this function
	CodeShuttingDown    int64 = -32006 // the daemon is stopping
	CodeTooManyClients  int64 = -32007 // the connection limit is reached
	CodePeerRefused     int64 = -32008 // this user may not connect
	CodeIdleTimeout     int64 = -32009 // no complete message in time
	CodeLibraryEnded    int64 = -32010 // the library's process has ended; data says how: the model is no longer loaded
	CodeNoAnswer        int64 = -32011 // the library does not answer, and its process was ended; data says more
	CodeRequestCanceled int64 = -32800 // cancelled by $/cancelRequest, or removed from the queue by rkllm.abort
)

// Library is the seam to the runtime: the addresses of the C functions and the layout of their structures. It is
// filled from the symbols of the embedded runtime (librkllmrt/abi/open_builtin) or by dlopen of a vendor librkllmrt.so
// (rkllm/library/open_library). Read-only once filled. A nil address is a function that the library does not have.
type Library struct {
	Name     string // "embedded" or the path of the .so
	Version  string // of the runtime
	Evidence string // how the version is known: "embedded", "blob id ...", "--rkllm-version"
	Layout   *Layout
	// RunAsyncBroken: rkllm_run_async of this version hangs or crashes (up to 1.2.1); rkllm_run is called in its place.
	RunAsyncBroken bool

	CreateDefaultParam, Init, LoadLora, LoadPromptCache, ReleasePromptCache, Destroy, Run, RunAsync, Abort, IsRunning,
	ClearKVCache, GetKVCacheSize, SetChatTemplate, SetFunctionTools, SetCrossAttnParams unsafe.Pointer

	// Prompt: rkllm_abort, rkllm_is_running and rkllm_createDefaultParam never wait, so that the loop may call them. Of
	// a vendor library that is not known.
	Prompt bool

	// Extensions of the embedded runtime, nil for a vendor library. Where it has a process of its own, RowSize alone is
	// there.
	LastError unsafe.Pointer // const char *(void): why the last call on this OS thread failed, "" when it is not known
	// void (void (*)(float done, void *userdata), void *userdata): for the init calls that follow
	SetLoadProgress unsafe.Pointer

	// RowSize is int (LLMHandle): how many floats a row of embeddings has, so that the library never reads behind the
	// end of a client's array.
	RowSize unsafe.Pointer

	// DescribeTemplate tells what the chat template of a handle's model can write, as JSON.
	DescribeTemplate func(handle uintptr) []byte

	Builtins []string // the names of the models inside the library (utils.BuiltinPrefix); none in a vendor library

	// Versions is those that this one is one of; nil: there is no other.
	Versions *Versions
	BlobID   string // of a vendor library: the name that git has for the bytes of its file

	// Of a library in a process of its own (isolation), nil otherwise. What its calls are given lies in Arena.
	Isolated *Isolated
	Arena    *Arena

	// Calls is where set_call notes the calls that are being made, for the report of a crash (watch_crashes); nil:
	// nobody asks.
	Calls *Calls
}

// Isolated is what a library in a process of its own can do beside its functions. Any thread may call them.
type Isolated struct {
	// Base is what the handles of its models begin with. rkllm_init finds it where it is to write the handle, and so
	// knows which library is meant.
	Base uintptr
	// Lost tells why a call has returned LostCode, where the process has ended: an error for clients; nil for any other
	// code, and where it lives.
	Lost func(code int32) *jsonrpc2.Error
	// IsAlive tells whether the process lives, and ends it where a run takes too long.
	IsAlive func() bool
	// CheckModel tells why the model that was loaded is there no more, as soon as the process has ended, and before its
	// end was handled; nil: it is there.
	CheckModel func() error
	// DefaultParam is in the place of rkllm_createDefaultParam. What it returns may be read for ever.
	DefaultParam func() (unsafe.Pointer, *jsonrpc2.Error)
	// AskRunning is in the place of rkllm_is_running where several calls follow each other: it makes most of them, as
	// long as each returns the same, and returns that, and of how many.
	AskRunning func(handle uintptr, most int) (running int32, calls int)
	// DropRun tells that nobody waits any more for the end of the run that is on.
	DropRun func()
	// Watch has ended called when a process has ended with a model in it; told: a call was on its way, whose client
	// learns of it.
	Watch func(ended func(told bool))
	// Judge has judge asked, before anybody else hears of it, when a process has ended that was not asked to: whether
	// the model is loaded again.
	Judge func(judge func(Death) (reload bool))
	// IsStuck tells whether its last process was killed and has not ended: no library gets another one meanwhile.
	IsStuck func() bool
	// Rest ends the process, which has no model, until a call needs one again.
	Rest func()
	// Link is the stream to the process of the embedded runtime, and the model's handle there, 0 where rkllm_init has
	// loaded none; nil: there is no such process. With a path: that model is about to be loaded without rkllm_init.
	Link func(path string) (*os.File, uintptr)
	// Reason is why the last call of the worker has failed, where the embedded runtime has said so, once; "" otherwise.
	Reason func() string
	// Stop tells that no further call comes: the process is ended soon, whatever the library does.
	Stop func()
	// Close gives up everything, Arena too. No call is on its way, and no Memory has blocks of Arena.
	Close func()
}

// Runtime is the one model and the line of calls in front of it. One worker thread (rkllm/run_worker) makes every call
// that loads, runs or destroys, in order of arrival; runs take turns. Abort and is_running may come from any thread.
//
// Two locks, taken in this order: HandleLock, Mu. HandleLock is held for reading around rkllm_abort and
// rkllm_is_running; the worker takes it for writing, for an instant each, to set Handle and to end the current job. So
// neither destroy nor the next client's run can slip under an abort that is on its way. Mu is never held around a C
// call. The callback takes neither.
type Runtime struct {
	// HTTP is the address of the front-end by which models are asked for by name, for who asks where it is; "": there
	// is none. Set before the first client comes.
	HTTP string
	// Serving is the library that has the model, or, where there is none, had the last one. The worker alone sets it,
	// in rkllm_init, while there is no model, and only to one of Library.Versions.
	Serving atomic.Pointer[Library]
	Limits  Limits

	HandleLock sync.RWMutex
	Handle     uintptr // LLMHandle, whatever the library uses as one; 0 when no model is loaded

	Mu      sync.Mutex
	Wake    *sync.Cond    // on Mu: the queue or Stopped has changed
	Queue   []*Job        // waiting, in order of arrival but for runs that go first (order_runs)
	Line    turns.Line    // of order_runs
	Current *Job          // at the library; nil when idle. Set under Mu, cleared under HandleLock and Mu
	Loaded  bool          // there is a model, as of the last call that ended
	Stopped bool          // no further job is taken
	Idle    chan struct{} // closed when the worker has ended
	// Lost is the answer to the next call that needs a model: the model went with the library's process, and nobody has
	// been told yet. nil: there is nothing to tell.
	Lost *jsonrpc2.Error

	// Watch, unless nil, is told by the worker, and holds it up: loaded, that rkllm_init has succeeded; otherwise that
	// rkllm_destroy is about to be called, with the model still there. Where that fails, Watch is told that the model
	// is loaded. Set before the worker is started.
	Watch func(rt *Runtime, loaded bool)
	// LoadHooks are called by the worker right before each rkllm_init, one after the other, with the job whose call it
	// is; what one of them returns, unless nil, is called when that has ended, in the same order. Set before the worker
	// is started.
	LoadHooks []func(rt *Runtime, job *Job) (end func(*Job))

	// PlainPrompts: after each load the library is told to leave prompts as they are, because front-ends write them.
	// Clients cannot change that (refuse_template). Set before the worker is started.
	PlainPrompts bool

	// Reload, unless nil, has a model loaded again whose library's process has ended. Set before the worker is started.
	Reload *Reload
	// OnDeath, unless nil, is told of each process of the library that has ended unasked. It must not wait. Set before
	// the worker is started.
	OnDeath func(Death)
	Deaths  int   // of them, from the start on; under Mu
	Death   Death // the last one; under Mu

	Constants atomic.Pointer[Constants] // the answer of rkllm.get_constants, once somebody has asked

	// The worker's own: what it must know about the loaded model.
	Param   []byte // RKLLMParam as given to init, for its numbers; the pointers in it are stale
	NBatch  int    // inputs per run and results per callback: RKLLMExtendParam.n_batch
	IsAsync bool   // RKLLMParam.is_async
	Markers Markers
	// EmbeddingSize is how many floats a row of embeddings has; 0 while that is not known. It comes from the library
	// itself (Library.RowSize), from the first last_hidden_layer of a run, or else from Limits.
	EmbeddingSize int
	// What rkllm_init and rkllm_set_cross_attn_params were given, until destroy: the library may keep pointers to it.
	ModelMemory, CrossAttnMemory Memory
}

// Constants is what clients would find in the header of a library, as JSON.
type Constants struct {
	Library *Library
	Text    []byte
}

// Limits bounds what clients may ask for. Zero values mean the defaults below.
type Limits struct {
	Queue              int      // calls that may wait in all
	QueuePerConnection int      // calls that may wait per connection
	AllowedRoots       []string // when not empty: files must lie under one of these directories (resolved, absolute)
	EmbeddingSize      int      // floats in a row of embeddings, of a library that cannot be asked; 0: not known
}

// AbortPeriod is how often rkllm_abort is repeated until the run ends: one call can come too early, when the run has
// been handed to the library and has not begun.
const AbortPeriod = 20 * time.Millisecond

// Kind sorts jobs by what they do to the model.
type Kind uint8

const (
	_           Kind = iota // needs a model, neither runs nor ends it
	KindInit                // loads the model
	KindRun                 // rkllm_run, rkllm_run_async
	KindDestroy             // frees the model
)

// Job is one call on its way to the library. It is made by jsonrpc, prepared (arguments converted into C memory) where
// the request arrives, and called on the worker thread.
type Job struct {
	Conn          *connection.Connection // who asked; nil: the operator (rkllmd serve --model)
	ID            []byte                 // the request's id, byte for byte; nil: a notification
	Framing       utils.Framing
	Function      string // the C function, for messages: "rkllm_run_async"
	Kind          Kind
	Args          []json.RawMessage // one for each C argument, by position; nil: left out or null. For Prepare only
	ProgressToken json.RawMessage   // partialResultToken of the request, or nil
	Single        bool              // one answer is wanted even of run_async: part of a batch, or a notification

	Prepare   func(*Library, *Job) *jsonrpc2.Error // converts Args for a library; nil: there is nothing to convert
	Library   *Library                             // that they are converted for; nil: for none yet
	NotBefore time.Time                            // when a model that is loaded again may be; zero: it is no such load

	// Of a run: its place among those that wait. Its Client is Conn's, unless there is none: then that and Target are
	// set before it is queued. The rest is under Runtime.Mu.
	Turn turns.Turn

	Call func(*Runtime, *Job) // the call_rkllm_* verb: sets Result or Err

	Memory  Memory
	C       [4]unsafe.Pointer // the prepared C arguments, by C position; nil is NULL
	Int     int32             // a prepared integer argument (keep_system_prompt)
	Batch   int               // elements in the arrays that must have one for each of n_batch; 0: there are none
	Inherit []*Field          // members of sampling_params that the request left out: they come from init
	Markers Markers           // of rkllm_init
	Context *CallbackContext  // runs, and init with a progress token

	// Result or Err is the answer, set by Call on the worker thread. Result is JSON.
	Result []byte
	Err    *jsonrpc2.Error
	// Answered: the callback has sent the last message itself; Finish only does the book-keeping.
	Answered bool
	// Finish frees what the job holds (rkllm/arguments/free_job) and sends the answer. Called exactly once for every
	// job that queue_job took, by whoever takes it out of the queue, without any lock.
	Finish func(*Job)

	Canceled atomic.Bool // by $/cancelRequest: the answer is CodeRequestCanceled
	Aborting atomic.Bool // rkllm_abort is being repeated until this run ends
}

// Memory is C memory that belongs to one call: zeroed blocks, all freed together.
type Memory struct {
	Arena  *Arena // where they are taken from, Library.Arena; nil: the memory of this process alone
	Blocks []unsafe.Pointer
	Paths  []Path   // files named in these blocks, to be checked by the worker right before the call
	Rows   []Rows   // arrays of embeddings in these blocks, likewise
	Nested []Nested // structures behind pointers in these blocks
}

// Nested is a structure that a pointer in a call's C memory leads to. Whoever wants it later takes its address from
// here: the pointer may have been changed by whoever shares the memory.
type Nested struct {
	Struct *Struct
	At     unsafe.Pointer
}

// Rows is an array of rows of embeddings inside a call's C memory. How wide a row must be only the loaded model knows.
type Rows struct {
	Name    string // of the member, for messages: "rkllm_input.embed_input.embed"
	Width   int64  // its number of elements by the number of rows
	Stacked bool   // Field.Stacked
}

// Markers are C strings by index of ImageMarkers, NULL where there is none: what a client gave to rkllm_init although
// the loaded generation (D) takes it with each request. They lie in the memory of the same call, and so live as long
// as the model.
type Markers [len(ImageMarkers)]unsafe.Pointer

// Path is a file name inside a call's C memory.
type Path struct {
	Name string         // of the member, for messages: "param.model_path"
	Text string         // the name as it was given, since check_paths the resolved one; what Slot leads to is not read
	Slot unsafe.Pointer // to the char * itself, which the check replaces by the resolved path
	Use  PathUse

	// From check_paths to close_paths: the file, or the directory that it is to be written to; its resolved path; and
	// the name below /proc/self/fd that leads to it.
	File           *os.File
	Resolved, Held string
}

// CallbackContext is what the runtime's callback needs to answer the client: userdata of a run is its cgo.Handle.
// Its fields are touched by the callback only while a run is on, and by the worker before and after (after Done).
type CallbackContext struct {
	Conn     *connection.Connection
	Layout   *Layout
	Framing  utils.Framing
	NBatch   int
	Canceled *atomic.Bool // of the job: asked at the last state, true suppresses the last message

	// Stream: every callback is one message: Prefix, the result as JSON, Suffix. The envelope is made by jsonrpc.
	// Without Stream nothing is sent.
	Stream         bool
	Prefix, Suffix []byte
	// StreamIsAnswer: the message of the last state is the answer to the request (the form of
	// docs/protocols/jsonrpc-socket.md). Otherwise the answer follows from Last.
	StreamIsAnswer bool
	// Gather: the answer holds the run as a whole: Gathered instead of what the last callback brings.
	Gather   bool
	Gathered []Gathered // one for each of NBatch

	// Progress, unless nil, is told how much of a model has been loaded, 0 to 1, for loads of this process's own. It
	// must not block.
	Progress func(done float32)
	// Sink, unless nil, is told of every callback, for runs of this process's own: results and state as the library
	// gives them, valid until it returns.
	Sink func(c *CallbackContext, results unsafe.Pointer, state int32)

	Buffer []byte // scratch for one message, utils.HeadRoom bytes free at the front
	// a send has failed: the client is gone or does not read. The loop closes it and asks for the abort
	Broken bool
	Last   []byte // the last result as JSON, unless StreamIsAnswer
	Reason string // the text of state ERROR: with the embedded runtime, why the run has failed
	// EmbeddingSize is that of the first last_hidden_layer with rows; 0: there was none.
	EmbeddingSize int
	State         int32         // last state seen; RunNormal at the start
	Sent          bool          // the answer has been sent
	Ended         atomic.Bool   // the last callback has come: the run counts as over, before anybody can hear of it
	Done          chan struct{} // closed when the last callback, FINISH or ERROR, is through

	Handle uintptr // the cgo.Handle while the run is at the library, otherwise 0
}

// Gathered is what the callbacks of one run have brought for one input.
type Gathered struct {
	Text    []byte            // of the NORMAL results, joined
	TokenID int32             // of the last token
	Members map[string][]byte // last_hidden_layer and logits, when a result had them, as JSON
}
