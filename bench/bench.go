// Package bench holds the nouns of the benchmarks: what is measured, and what the daemon is measured against.
package bench

import "time"

// Latency is a series of times, ordered and summed up.
type Latency struct {
	Count         int
	P50, P99, Max time.Duration
}

// Throughput is a number of requests answered in a time.
type Throughput struct {
	Requests   int
	Wall       time.Duration
	ClientBusy time.Duration // CPU time of the measuring client: near Wall, it is the client that bounds the figure
}

// The contenders, in the order of every table: the daemon; a bare C epoll echo, the floor; Go's net package with
// sourcegraph/jsonrpc2, the plain alternative.
const (
	Ours = iota
	Floor
	Net
	Contenders
)

// Contender is a running server.
type Contender struct {
	Path string // of its socket
	PID  int
}

// Placement says which CPUs the server and its client run on. Where the scheduler puts two processes that wake each
// other decides the figures more than what they do: waking a CPU that sleeps costs more than the whole answer.
type Placement struct {
	Name           string
	Server, Client []int // nil: any
}

// Placements is those that latencies are measured in.
var Placements = []Placement{
	{Name: "one CPU", Server: []int{0}, Client: []int{0}},
	{Name: "two CPUs", Server: []int{0}, Client: []int{1}},
}

// Figure is one line of a table: the same figure of each contender, 0 for those without one.
type Figure struct {
	Name   string
	Unit   string
	Values [Contenders]float64
	Goal   string // in words; "" when there is none
	Met    bool
}

// IsRunning is the request that round trips are measured with.
const IsRunning = `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}` + "\n"
