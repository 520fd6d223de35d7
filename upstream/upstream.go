// Package upstream holds the nouns of a backend that is another server: one that speaks OpenAI's protocol, such as
// vLLM, llama-server, Ollama, a cloud, or another rkllmd.
//
// Conversations go there as messages, and its own chat template writes them; raw prompts go as they are. What comes
// back is text in pieces, thoughts and calls, not tokens: whatever needs tokens is refused by name.
package upstream

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net/http"
	"sync"
	"time"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/utils/turns"
)

// Options is which server is asked, and how.
type Options struct {
	URL     string // what stands before /chat/completions, without a slash at its end
	Model   string // as that server calls it
	Kind    string // one of Kinds
	Key     string // "": none. It stands in no message and no log
	CA      string // a file of certificates, one of which has signed the server's; "": the system's
	Runs    int    // that the server is asked for at once
	Queue   int    // runs that may wait here for that
	Connect time.Duration
	Silence time.Duration // for which the server may say nothing to a request; 0: for ever
}

// Extension is what a kind of server takes beyond OpenAI's members: their names there. "": it has none.
type Extension struct {
	TopK, MinP, Repeat string
	Grammar            string // GBNF
	Mirostat           bool   // mirostat, mirostat_tau, mirostat_eta
	Template           bool   // chat_template_kwargs
	Effort             bool   // reasoning_effort, "none" for no thoughts
	Unforced           bool   // tool_choice is not heeded
}

// DefaultKind is of servers of which nothing is known.
const DefaultKind = "openai"

// Kinds are the kinds of servers.
var Kinds = map[string]Extension{
	DefaultKind: {},
	"ollama":    {Effort: true, Unforced: true},
	"vllm":      {TopK: "top_k", MinP: "min_p", Repeat: "repetition_penalty", Template: true},
	"rkllmd":    {TopK: "top_k", MinP: "min_p", Repeat: "repeat_penalty", Template: true},
	"llama-server": {TopK: "top_k", MinP: "min_p", Repeat: "repeat_penalty", Grammar: "grammar",
		Mirostat: true, Template: true},
}

// Unsaid is the sampling of a request that says nothing of it: then the server is told nothing either. Temperature,
// TopP and those of mirostat are numbers that nobody types.
var Unsaid = engine.Sampling{Temperature: math.Nextafter32(1, 2), TopP: math.Nextafter32(1, 0), RepeatPenalty: 1,
	MirostatTau: math.Nextafter32(5, 6), MirostatEta: math.Nextafter32(0.1, 1)}

// Limits of what is read of a server.
const (
	MaxEventBytes  = 4 << 20  // of an event
	MaxRefusal     = 64 << 10 // of the answer that says an error
	MaxAnswerBytes = 64 << 20 // of any other answer
	MaxTold        = 500      // of a server's words in an error
)

// Times.
const (
	CheckTime = 2 * time.Second // for the answer to whether the server is there
	CheckKeep = time.Second     // for which that is not asked again
)

// ErrAborted is why the context of a task has ended that abort_relay has ended.
var ErrAborted = errors.New("the run was aborted")

// ErrAbsent is that the server does not have what was asked for.
var ErrAbsent = fmt.Errorf("%.0wnot there", generation.ErrFailed)

// Server is a server that is asked.
type Server struct {
	Options Options
	Client  *http.Client

	Mu      sync.Mutex // guards what follows
	Line    turns.Line // of the runs that wait
	Tasks   map[*turns.Turn]*Task
	Running int
	Closed  bool

	Ended sync.WaitGroup // the goroutines of Tasks

	Checking sync.Mutex // guards what follows. Held while the server is asked whether it is there
	Checked  time.Time
	Err      error
}

// Task is a run that the server answers.
type Task struct {
	Run     *generation.Run
	Turn    turns.Turn
	Path    string // behind Options.URL
	Body    []byte
	Context context.Context
	Cancel  context.CancelCauseFunc
	Wake    chan struct{} // capacity 1: Position has changed

	Position int // under Server.Mu: its place in the line; 0: it has its turn

	// The run's goroutine.
	Began, First time.Time
	Usage        generation.Usage
	Finish       string           // finish_reason; "": it has not come
	StopText     string           // that the server says has ended the answer; "": it does not say
	Call         *generation.Call // is being told
	Place        int              // its index at the server
	Calls        int              // that are complete
}
