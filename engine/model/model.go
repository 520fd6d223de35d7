// Package model holds the types and constants of its room: a loaded model and its vocabulary.
package model

import "sync"

// RoutineWarnings are parts of llama.cpp's warnings and errors about things that this runtime does on purpose, every
// day: they are logged at debug level.
var RoutineWarnings = []string{
	"the full capacity of the model will not be utilized", // a context smaller than the model's limit
	"removing memory module entries",                      // this and the next three: an aborted decode
	"graph_compute_async failed with error 1",
	"failed to compute graph, compute status: 1",
	"failed to decode, ret = 2",
	"model default pooling_type",               // hidden states are wanted token by token
	"special_eos_id is not in special_eog_ids", // an end token that is not called as others call theirs
	"n_ctx is not divisible by n_seq_max",      // a cache for each sequence: its size is rounded up
	"cannot use buft",                          // an adapter stays as it is where the model's tensor is repacked
	// all sequences together have more room than the model takes, none of them has
	"possible training context overflow",
}

// Texts with more than LongestRun characters without a change between blank and not blank, or more than LongestPiece
// bytes, are tokenized in pieces (split_long_runs).
const (
	LongestRun   = 1024
	LongestPiece = 64 << 10
)

// Blanks is what C's isspace takes: what a control token may strip off its neighbours.
const Blanks = " \t\n\v\f\r"

// Mappings is held by whoever writes the table of on_lost_page: a model is loaded, another one freed at the same time.
var Mappings sync.Mutex

// Mapping is a part of a model's file in memory, struct rkllmd_mapping of on_lost_page.h. Start is accessed atomically;
// 0: the entry is free.
type Mapping struct {
	Start, End uintptr
	Lost       *int32 // Model.Lost
}

// Piece is a token and its text; a special token's is its name.
type Piece struct {
	Token int32
	Text  []byte
}

// Progress is who is told how far a load has come.
type Progress struct {
	Report  func(done float32) bool // 0 to 1; false stops the load
	Stopped bool                    // Report has returned false
}
