// Package fleet holds the nouns of many daemons that serve as one: members, which have a model, and gateways, whose
// front-ends serve what the members compute. They talk over NATS.
//
// A gateway owns the runs of its clients. It offers each to a member that has room; the member tells the gateway each
// event of the run. When the member dies or leaves, the gateway offers the run to another one together with the
// answer so far, and members that compute exactly go on behind it (generation.Given). Each offer of a run has a
// higher epoch than the one before: what comes of an older one is left out.
package fleet

import (
	"errors"
	"time"

	"rkllmd/engine"
	"rkllmd/generation"
)

// Errors of Bus.Request.
var (
	ErrNobody = errors.New("nobody listens there")
	ErrLate   = errors.New("there was no answer in time")
	ErrSilent = errors.New("NATS itself does not answer")
)

// Message is what comes over a Bus. Reply is where its answer goes; "": nobody waits for one.
type Message struct {
	Subject, Reply string
	Data           []byte
}

// Bus carries messages between members and gateways (open_bus). Its functions are safe for use by several threads.
type Bus struct {
	Publish func(subject string, data []byte) error
	// Request waits for an answer, for so long at most. Errors: ErrNobody, ErrLate, ErrSilent, others.
	Request func(subject string, data []byte, wait time.Duration) ([]byte, error)
	// Subscribe has on told of each message, one after the other. With a group each message goes to one of its members.
	Subscribe func(subject, group string, on func(Message)) (stop func(), err error)
	Connected func() time.Time // since when there is a connection, and this process goes on; zero: there is none
	Close     func()           // sends what waits, for a second at most
}

// Options is how a daemon comes into the fleet.
type Options struct {
	URL   string // of NATS: nats://HOST:PORT or tls://HOST:PORT, several with commas
	Name  string // of this daemon in the fleet
	Creds string // a file of credentials; "": none
	NKey  string // a file with the seed of an NKey; "": none
	CA    string // a file of certificates, one of which has signed the server's; "": the system's
	// HangTime is how long a member may compute no step although it has runs: then it hangs.
	HangTime time.Duration
	// Patience is how long a gateway waits for a member's answer before it takes the member for dead.
	Patience time.Duration
	Gateway  bool // a member's front-ends serve the fleet too
	// Restart: a gateway begins an answer anew that cannot go on, where its client has been told nothing of it.
	Restart bool
}

// The subjects. A name, or the ID of a class, stands between or behind them; the last word is the name of who sends, so
// that permissions of NATS can keep others from sending as somebody else.
const (
	SubjectAlive = PrefixAlive + "*"
	PrefixAlive  = "rkf.alive." // MEMBER: members announce themselves
	SubjectHello = "rkf.hello"  // a gateway asks them to, or an operator asks members and gateways
	SubjectGates = PrefixGate + "*"
	PrefixGate   = "rkf.gate."  // GATEWAY: gateways tell operators of themselves
	PrefixMember = "rkf.m."     // NAME.run.GATEWAY: offers; NAME.ctl.GATEWAY: controls; NAME.drain.OPERATOR: Drain
	PrefixOutput = "rkf.g."     // NAME.out.MEMBER: what members tell a gateway; NAME.ping.MEMBER: is it there
	PrefixAsk    = "rkf.class." // ID: requests that any member of the class answers
	PrefixKind   = "rkf.kind."  // ID: what the class is like
)

// Times.
const (
	AliveTime   = time.Second            // between two announcements
	GoneTime    = 5 * time.Second        // a member that was not heard for so long has no room, a gateway is gone
	SilentTime  = 150 * time.Millisecond // a run of which nothing is heard for so long is asked for
	AnswerTime  = time.Second            // for an answer to that, and to offers, unless --nats-patience says otherwise
	OfferTime   = 300 * time.Millisecond // for the first one who is asked for a text; then another is
	AskTime     = 30 * time.Second       // for texts, tokens and vectors
	KeepTime    = time.Minute            // a member keeps what an ended run has told
	TickTime    = 50 * time.Millisecond
	MostDeaths  = 3                       // members that may die with a run
	RetryTime   = 1500 * time.Millisecond // behind a new connection, in which nobody is taken for dead
	MostWaiting = 1024                    // runs of a gateway that wait for room
)

// Which member has the beginning of a prompt in its cache is kept in mind by blocks of so many tokens; of twice so many
// blocks at most (keep_holder).
const (
	BlockTokens = 16
	MostHolders = 1 << 14
)

// Class is what members have in common that can do each other's work: the model, the build and the kind of processor,
// as far as the bits of the logits tell, and the size of the context.
type Class struct {
	ID           string
	Name         string // of the backend
	Capabilities generation.Capabilities
	Model        generation.ModelInfo
	Defaults     engine.Sampling
	Verbs        []string // of the questions that its members answer
}

// Verbs of a Question.
const (
	VerbRender     = "render" // a request's prompt, as tokens
	VerbWrite      = "write"  // the same, as text
	VerbTokenize   = "tokenize"
	VerbDetokenize = "detokenize"
	VerbEmbed      = "embed"
)

// Announcement is what a member says of itself.
type Announcement struct {
	Member, Class string
	Model         string // its name, by which clients ask for it
	Embeds        bool   // it makes vectors alone
	Slots, Free   int    // runs that it computes at once; of these there is room for
	Leaving       bool
	Draining      bool // it takes no runs, because an operator has said so
	Running       int  // runs for gateways that go on
	// Jobs are those of these runs, so that a gateway knows which of its offers Free has left out
	Jobs    []string `json:",omitempty"`
	Gateway bool     // it is no member: Member is a gateway's name, and Waiting how many runs wait there
	Waiting int
}

// Drain has a member take no more runs, or take them again. Its Answer has the Count of runs that go on.
type Drain struct{ Off bool }

// Job is a run that is offered.
type Job struct {
	ID, Gateway string
	Epoch       int
	User        string
	Number      uint64
	Prompt      []int32
	Text        generation.TextState
	Seed        uint64
	Sampling    engine.Sampling
	Given       *generation.Given `json:",omitempty"`
	MaxTokens   int
	Stop        []string
	EndTokens   []int32
	IgnoreEnd   bool
	Logprobs    int
	Grammar     string
	Tools       string
	Calls       generation.CallMode
	Function    string
	OneCall     bool
	WholeCalls  bool
	Paused      bool
	// Asked is the request itself, where the class has no tokens of prompts: a vendor's library takes texts. Then
	// Prompt is empty
	Asked *generation.Request `json:",omitempty"`
}

// Output is an event of a run, on its way to the gateway. Seq counts them, from 0 in each epoch.
type Output struct {
	Member, Job string
	Epoch, Seq  int
	Event       generation.Event     // its Err is Failure, its Token.Logprob Logprob
	Logprob     *float64             `json:",omitempty"`
	Failure     *Failure             `json:",omitempty"`
	Changes     []engine.Change      `json:",omitempty"` // of the sampling so far
	Text        generation.TextState // Mark, Channel and StopText behind the event
	Bound       bool
	BoundAt     int
	Leaving     bool // the member leaves: the run goes on elsewhere, and there is no Event
	Lost        bool // the same, because what computes it there has died, or hangs
}

// Failure is an error, on its way.
type Failure struct{ Kind, Text string }

// Kinds are the kinds of errors that keep theirs on their way.
var Kinds = map[string]error{
	"too_long": generation.ErrTooLong, "full": generation.ErrFull, "busy": generation.ErrBusy,
	"no_calls": generation.ErrNoCalls, "not_supported": generation.ErrNotSupported, "invalid": generation.ErrInvalid,
	"not_found": generation.ErrNotFound, "memory": generation.ErrMemory, "closed": generation.ErrClosed,
	"lost": generation.ErrLost,
}

// KindOrder is the order in which an error's kind is looked for: the narrower first.
var KindOrder = []string{"too_long", "full", "busy", "no_calls", "not_supported", "invalid", "not_found", "memory",
	"closed", "lost"}

// What a Control asks for.
const (
	ControlAbort  = "abort"
	ControlPause  = "pause"
	ControlResume = "resume"
	ControlModify = "modify"
	ControlPing   = "ping" // what is told from Next on is told again; the answer says whether the run is known
)

// Control is what a gateway asks of a run.
type Control struct {
	Job      string
	Epoch    int
	Verb     string
	Next     int
	Sampling *engine.Sampling `json:",omitempty"`
}

// Answer is the answer to an offer, a control or a question.
type Answer struct {
	Failure *Failure `json:",omitempty"`
	Unknown bool     // the member does not have that run
	Tokens  []int32
	Mark    string
	Written string
	Bytes   []byte
	Vector  []float32
	Count   int
}

// Question is for any member of a class.
type Question struct {
	Verb    string
	Request *generation.Request `json:",omitempty"`
	Behind  bool                // Request goes behind a history
	Text    string
	Special bool
	Tokens  []int32
	Cut     bool
	// who asks for a vector, as members that compute many of them take turns: a gateway's name and its user's, and
	// which of that user's clients. "" of gateways that do not say it yet: all of those are one user
	User   string `json:",omitempty"`
	Number uint64 `json:",omitempty"`
}
