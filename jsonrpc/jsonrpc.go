// Package jsonrpc holds the nouns of JSON-RPC 2.0 as this daemon speaks it. Errors are *jsonrpc2.Error of
// github.com/sourcegraph/jsonrpc2, whose standard codes are used; its Request type is not, because it changes ids.
package jsonrpc

import (
	"encoding/json"
	"sync"
	"sync/atomic"

	"github.com/sourcegraph/jsonrpc2"

	"rkllmd/rkllm"
	"rkllmd/utils"
)

// MaxBatch is the largest number of requests in one batch.
const MaxBatch = 32

// LongestName is the length in bytes up to which an unknown method's name is compared with the known ones: they are all
// far shorter.
const LongestName = 64

// Request is the members of one request or notification as they stand in the message: raw JSON, parts of the message,
// nil when absent.
type Request struct {
	Version json.RawMessage // "jsonrpc"
	ID      json.RawMessage
	Method  json.RawMessage
	Params  json.RawMessage
	Twice   string // which of these the request has twice; "id" before all others: it is answered to
}

// Method is one entry of the method table.
type Method struct {
	Name     string   // "rkllm.run_async"
	Function string   // "rkllm_run_async"
	Params   []string // the names of the C arguments, in order (the header's)
	// Managed marks the arguments that the server supplies itself: they must be null or left out. As long as Params.
	Managed []bool
	// ProgressAt is the position of the managed argument in whose place {"partialResultToken": T} may stand, by which a
	// client asks for progress messages; 0: the method has no progress to report.
	ProgressAt int
	Kind       rkllm.Kind

	// OnLoop answers at once, on the calling thread: for functions that are quick and thread-safe. Nil for all others.
	// The job is used again for the next call and must not be kept; job.Result comes empty, with room to append to.
	OnLoop func(*rkllm.Runtime, *rkllm.Job)
	// Library: OnLoop calls the library, which may wait unless it says otherwise (rkllm.Library.Prompt).
	Library bool
	// Prepare checks the arguments and turns them into C memory, on the calling thread, before the job is queued. It is
	// the only one that sees job.Args: they lie in the message, which is gone when Call runs.
	Prepare func(*rkllm.Library, *rkllm.Job) *jsonrpc2.Error
	// Call makes the C call on the worker thread.
	Call func(*rkllm.Runtime, *rkllm.Job)
}

// Server is what a message is dispatched against. Any thread.
type Server struct {
	Methods map[string]*Method // read-only once made
	Runtime *rkllm.Runtime
	Jobs    sync.Pool // of *rkllm.Job, for calls that are answered at once
	// Document is the answer of rpc.discover, once somebody has asked
	Document atomic.Pointer[rkllm.Constants]
}

// Batch gathers the answers of one batch until each of its members is done, then they leave as one array.
type Batch struct {
	Framing utils.Framing

	Mu      sync.Mutex
	Waiting int    // members that are not done yet
	Answers []byte // utils.HeadRoom free bytes, then the answers, each with a comma or bracket before it
}
