package engine

import (
	"errors"
	"sync"
	"sync/atomic"
	"time"

	"rkllmd/utils/turns"
)

// A pool computes many tasks at once on one model: continuous batching. Its thread runs step after step; each is one
// decode, with the next token of every task that generates and, as far as PoolOptions.Delay allows, a part of the
// prompts of those that do not yet. A task is a list of tokens and what is to follow: which of them stand in the cache
// already, and where, is the pool's affair.

// PoolOptions is what a pool is made for. Zero values mean the defaults below.
type PoolOptions struct {
	Sequences int           // tasks that are computed at once: slots
	Size      int           // tokens of each; required
	Threads   int           // as in ContextOptions; required
	Queue     int           // tasks that may wait beside those for whom a slot is free
	Delay     time.Duration // how long the prompts of others may hold up the next token of a task, per step
	NoDrafts  bool          // one token of each answer per step, whatever it repeats: to compare with
	// Disturb is called between a decode and check_cache, on the pool's thread. Only tests set it, to see violations
	// found.
	Disturb func(*Pool)
}

// Defaults and bounds of PoolOptions.
const (
	DefaultSequences = 8
	DefaultQueue     = 64
	DefaultDelay     = 50 * time.Millisecond
	PoolBatch        = 512 // tokens per step, at most
	LeastPrefill     = 8   // prompt tokens per step that any Delay allows, so that every prompt goes on
	AloneDelays      = 10  // Delays that a step may take while no task generates
	LeastAlone       = 64  // prompt tokens of such a step, however slow they are
	// tokens in common that make a slot worth choosing: fewer are decoded as quickly as a sequence is copied
	LeastShared      = 8
	MostAlternatives = 100 // Task.Alternatives
	MostDraft        = 15  // guessed tokens of a step: with the token before them they fill a tile of attention
	HalfDraft        = 7   // the most of fewer: with the token before them they fill a tile of weights
	LeastMatch       = 6   // last tokens of an answer that must stand in its history before, for a guess
	MostMatch        = 96  // that are looked at
	MatchPerDraft    = 2   // of these tokens for each that is guessed
)

// Errors of submit_task, and of tasks.
var (
	ErrQueueFull  = errors.New("too many requests are waiting")
	ErrPoolClosed = errors.New("the model is being unloaded")
)

// Violations of the cache's invariants (check_cache): the slot was emptied, its task has failed.
var (
	ErrCacheLength   = errors.New("INV-1: the cached tokens and the length of the cache disagree")
	ErrCachePosition = errors.New("INV-2: the next position went back")
)

// Pool is a context whose sequences are shared by many tasks.
type Pool struct {
	Context *Context
	Options PoolOptions // with the defaults filled in

	// The pool's thread only.
	Slots     []Slot
	Steps     uint64        // decodes so far
	Rate      float64       // prompt tokens per second that a step gets longer by, measured; 0: not yet
	RowsOnly  time.Duration // what a step without prompt tokens takes, averaged; 0: not yet
	Parts     []Part        // of the step at hand
	Tasks     []*Task       // to whom these belong
	Told      []*Task       // of list_positions, and of take_controls
	Rejected  []int         // of deliver_choices: the last tokens of each part that were not chosen
	Ordered   []*Task       // of order_waiting
	Recurrent bool          // the model has a state that no part can be taken back of

	Mu sync.Mutex
	// without a slot: new ones, and paused ones that lost theirs. In order of admission after order_waiting
	Waiting []*Task
	Calls   []*PoolCall // to be made on the pool's thread, between two steps
	Alone   *Task       // the only task of the decode that runs: cancelling it aborts that; nil: several, or none runs
	Closed  bool
	Line    turns.Line // the turns of Waiting (list_turns)
	Freed   []uint64   // owners whose idle slots are to be emptied (release_owner)
	Stats   PoolStats

	Wake  chan struct{} // capacity 1: something that other threads may change has changed
	Ended chan struct{} // closed when the pool's thread has ended
}

// Slot is one sequence of the pool and what it is used for.
type Slot struct {
	Sequence Sequence
	Task     *Task  // nil: idle; what stands in the sequence may still be of use
	Owner    uint64 // of the last task
	Used     uint64 // Pool.Steps when it was used last
	Next     int    // position that follows, as llama.cpp said when check_cache asked last
}

// PoolCall is work for the pool's thread between two steps, where nothing is decoded.
type PoolCall struct {
	Do   func(*Pool)
	Done chan struct{} // closed afterwards; also when the pool has ended without doing it
	Made bool          // it was done
}

// PoolStats is counted since the pool was made.
type PoolStats struct {
	Steps, LastBatch            uint64 // decodes; rows of the last
	PrefillTokens, DecodeTokens uint64
	PrefillTime, DecodeTime     time.Duration // of steps with prompt tokens, of steps without
	StepTime, MeanStepTime      time.Duration // of the last step; averaged, exponentially, over about the last 16
	Running, Waiting, Paused    int
	CachedTokens                int // in all slots
	// tokens that were guessed; of these, those that were chosen, which DecodeTokens counts too
	DraftTokens, TakenTokens uint64
}

// TaskEnd is why a task has ended.
type TaskEnd uint8

const (
	_          TaskEnd = iota // it has not
	EndToken                  // an end-of-generation token, or one of EndTokens
	EndLength                 // MaxTokens are there
	EndContext                // the sequence is full: the last token is told, but not in it
	EndStopped                // OnToken said so
	EndAborted                // abort_task
	EndFailed                 // Err says why
)

// Task is one generation: Tokens, and what is to follow them. It is submitted once. The pool's thread calls OnToken and
// OnEnd, which must not block.
type Task struct {
	// Set before submit_task.
	Client turns.Client  // who asks: the pool serves users in turn, and a user's clients
	Target time.Duration // how soon it would like to have a slot; 0: turns.DefaultTarget
	Owner  uint64        // of the history, for release_owner; 0: nobody's
	// the whole history; 1 to PoolOptions.Size of them. The task's own: chosen tokens are appended
	Tokens    []int32
	Sampling  Sampling // changed by modify_sampling only
	MaxTokens int      // 0: prefill only; ends with EndLength, OnToken is not called
	EndTokens []int32  // tokens that end the answer, and are not a part of it
	ModelEnds bool     // the model's own end-of-generation tokens do too
	Grammar   string   // that the answer is held to (GBNF); "": none
	Marks     []string // names of special tokens that the answer shows: only these special ones fit a grammar
	// The answer's beginning, where it goes on behind tokens that are known: then OnToken is told of what follows, and
	// of those that are chosen once more (choose_replay). Changes says then what was changed meanwhile, Bound and
	// BoundAt whether and where the grammar has begun
	Given        []int32
	Alternatives int // Choice.Top is wanted, with so many tokens; 0: not even Choice.Logprob, -1: that alone

	// OnToken is told of each chosen token; what ends an answer is not. True ends the task with EndStopped.
	OnToken func(*Task, Choice) bool
	// Steer is told, before the grammar begins, of the token that the model would say next, and returns the one that it
	// says. False: the grammar begins with the next token, whatever the model would say. nil: it begins at once.
	Steer func(t *Task, token int32) (int32, bool)
	// OnEnd is called exactly once, when the task has ended and has given back its slot.
	OnEnd func(*Task)
	// OnQueued is told how many tasks go first, whenever that changes; 0: the task has a slot. nil: nobody asks.
	OnQueued func(t *Task, position int)

	Control atomic.Int32             // ControlGo ...
	Changed atomic.Pointer[Sampling] // new parameters that the pool has not yet taken

	// The pool's thread only, until OnEnd.
	Slot       *Slot
	Sampler    *Sampler
	Constraint *Constraint // of Grammar
	Bound      bool        // the grammar has begun
	BoundAt    int         // Bound: with which token of the answer
	Changes    []Change    // of the sampling, in order. modify_sampling's are put there when they are taken
	Applied    int         // how many of Changes are in force
	Prompt     int         // how many of Tokens came with the task
	Admitted   bool        // it has had a slot
	Parked     bool        // it is paused and has a slot
	Position   int         // that OnQueued was told last
	Draft      []int32     // of the step at hand: the last token, and guessed ones
	Match      int         // tokens that must match for the next guess; 0: LeastMatch

	Turn turns.Turn // its place among those who wait. Under Pool.Mu

	// For OnToken and OnEnd, and afterwards.
	Reused    int // tokens of the prompt that were in the cache
	Generated int // tokens of the answer, those of Given that are not chosen once more from the start
	End       TaskEnd
	EndedBy   int32 // with EndToken: which
	Err       error // with EndFailed
	// submitted; first got a slot; first token; ended. Zero: it did not come to that
	Queued, Started, First, Finished time.Time
	Prefill                          time.Duration // of the steps that had a part of its prompt
	Figures                          TaskFigures
}

// Change is parameters that hold from the token of that index of the answer on.
type Change struct {
	Index    int
	Sampling Sampling
}

// TaskFigures is what a task has cost.
type TaskFigures struct {
	PrefillTokens int // decoded, which Reused are not; more than the prompt's when a paused task lost its slot
	Steps         int // decodes it was a part of
	Evicted       int // how often it lost its slot while it was paused
}

// Choice is a chosen token.
type Choice struct {
	Token int32
	// the natural logarithm of its probability before temperature, penalties and cuts; NaN when not asked for
	Logprob float32
	Top     []Logprob // the likeliest tokens, the first one first
}

// Logprob is a token and the natural logarithm of its probability.
type Logprob struct {
	Token   int32
	Logprob float32
}
