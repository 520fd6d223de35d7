// Package inspect holds the types and constants of its room: what a model file holds, for people.
package inspect

import (
	"rkllmd/engine"
)

// Inspected are the contexts that "rkllmd inspect" calculates with where none is asked for, beside the model's own
// limit.
var Inspected = []int{512, 2048, 8192}

// Description is what "rkllmd inspect" says of a model. Its JSON is for programs: members may be added, those that are
// here keep their names.
type Description struct {
	Path          string             `json:"path"`
	Architecture  string             `json:"architecture"`
	Name          string             `json:"name"`                  // "" the file does not say
	About         string             `json:"description,omitempty"` // in its maker's words
	Parameters    uint64             `json:"parameters"`
	Quantisation  string             `json:"quantisation"` // "Q4_K_M"; "" the file does not say
	TensorTypes   []engine.TypeShare `json:"tensor_types"` // the largest share first
	Layers        int                `json:"layers"`
	Heads         uint64             `json:"heads"`    // of the layer with the most
	KVHeads       uint64             `json:"kv_heads"` // of the layer with the most
	EmbeddingSize int                `json:"embedding_size"`
	FeedForward   uint64             `json:"feed_forward_size"` // of the layer with the widest
	Experts       uint64             `json:"experts"`           // 0: the model is dense
	ExpertsUsed   int                `json:"experts_used"`
	Vocabulary    int                `json:"vocabulary_size"`
	Tokenizer     string             `json:"tokenizer"`
	ContextLength int                `json:"context_length"`
	Pooling       string             `json:"pooling,omitempty"` // how a text becomes a vector; "" the file does not say
	// what the model gets here where nobody asks for a size
	Automatic     int `json:"automatic_context"`
	TemplateBytes int `json:"chat_template_bytes"` // 0: none
	// what the template can write; nil: there is none, or it cannot be run: then TemplateError says why
	Abilities     *engine.Abilities    `json:"chat_template_writes,omitempty"`
	TemplateError string               `json:"chat_template_error,omitempty"`
	BOS           *engine.SpecialToken `json:"bos"`
	EOS           *engine.SpecialToken `json:"eos"`
	EndOfTurn     *engine.SpecialToken `json:"end_of_turn"`
	Sequences     int                  `json:"sequences"`
	Memory        []engine.Memory      `json:"memory"`
	Available     uint64               `json:"available_bytes"` // 0: the system does not say, and everything fits

	ChatTemplate string `json:"-"`
}
