// Package context holds the types and constants of its room: contexts, with their KV cache, batches, logits and
// adapters.
package context

import (
	"runtime"
	"sync"
	"time"
)

// CPUs is how many CPUs Go found for this process when it started: those of the machine, of the affinity mask and of
// the control group's quota, and the user's GOMAXPROCS. Later the daemon sets GOMAXPROCS to more than that.
var CPUs = runtime.GOMAXPROCS(0)

// Share is how the decodes of this process, of all its models, share the CPUs. Threads of llama.cpp wait for each other
// by spinning: more of them than CPUs would be slower by orders of magnitude.
type Share struct {
	sync.Mutex
	CPUs  int       // there are so many
	Taken int       // threads that compute now
	Met   time.Time // when a decode last came while another one computed
	Line  []Waiter  // first come, first served
}

// Waiter is a decode that waits for its turn.
type Waiter struct {
	Threads int
	Turn    chan struct{} // closed when it has come
}

// Decodes is the share of this process.
var Decodes = &Share{CPUs: CPUs}

// SmallModel is how many bytes of weights a model has at least that uses the last CPU too. The demo model, with less,
// wrote 1,300 tokens/s by two threads and 6,400 by one; one of 16 MB wrote 1.4 times as many by two.
const SmallModel = 8 << 20

// TeamPause is how long a team of threads that was too large stays as it is, at least and at most, and LookPause, which
// 7 ms of looking are not much of, where no CPU was free.
const (
	TeamPause        = 250 * time.Millisecond
	LongestTeamPause = 32 * time.Second
	LookPause        = time.Second
)

// What check_exact decodes: of ProbeTokens tokens each of three sequences gets, in each decode, as many as its column
// says. The first sequence has all at once; the rows of a decode are 17, 1, 4, 14 and 1: one and several, odd and even,
// less and more than the 16 of the widest kernels, one alone with nothing and with much before it.
const (
	ProbeTokens    = 17
	ProbeSequences = 3
)

// ProbeSteps is the decodes, one after the other.
var ProbeSteps = [][ProbeSequences]int{{17, 0, 0}, {0, 1, 0}, {0, 2, 2}, {0, 13, 1}, {0, 1, 0}}

// The room that llama.cpp makes for a compute graph: GraphNodesPerTensor nodes for every tensor of the model, at least
// LeastGraphNodes, and a hash table of the next of GraphTables for nodes and leaves together. It leaves adapters out of
// the account, and ends the process when the room does not do.
const (
	GraphNodesPerTensor = 8
	LeastGraphNodes     = 1024
	NodesPerPair        = 4 // two products, a scale and a sum
	LeavesPerPair       = 2
	LeavesPerLayer      = 2  // of the cache
	InputLeaves         = 32 // more than any model has: tokens, positions, masks
)

// GraphTables are the sizes that such a hash table can have.
var GraphTables = []int{1031, 2053, 4099, 8209, 16411, 32771, 65537, 131101, 262147, 524309}

// The form of a plain cache's state: so many bytes before the cells, for each cell, behind the cells, and for each
// layer beside the keys and values themselves. States of other forms (sliding windows, recurrent models) are not kept
// in files.
const (
	StateHead  = 8  // streams, cells
	StateCell  = 12 // position, number of sequences, sequence
	StateTail  = 8  // whether values are transposed, layers
	StateLayer = 24 // the types and sizes of keys and of values
)
