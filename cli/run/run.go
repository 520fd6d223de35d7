// Package run holds the types and constants of its room: rkllmd run, call and generate.
package run

import (
	"rkllmd/cli"
	"rkllmd/faces/stream"
)

// Options is what "rkllmd run" was asked to do, checked.
type Options struct {
	Name   string            // of the model, for a daemon that others use too; "": Param says which file it is
	Search *cli.DaemonSearch // where that daemon is
	Socket string            // of a daemon that is already there; "" starts a private one
	Prompt string            // what to complete
	// members of RKLLMParam; those left out keep the runtime's default, but for what set_param_limits fills in
	Param      map[string]any
	Context    int               // tokens; 0: nothing was said
	NoTemplate bool              // give the prompt to the model as it is
	System     string            // what the model is told before the prompt; "": nothing
	JSON       bool              // the answer is written as an object, when it is whole
	Schema     string            // what the answer is held to, JSON; "": no schema
	Grammar    string            // the same in GBNF; "": no grammar
	Library    cli.LibraryChoice // of the private daemon
}

// JSONAnswer is what "rkllmd run --json" writes.
type JSONAnswer struct {
	Model        string              `json:"model"`
	Answer       string              `json:"answer"`
	Thinking     string              `json:"thinking,omitempty"`
	FinishReason stream.FinishReason `json:"finish_reason"`
	Usage        stream.Usage        `json:"usage"`
	Timing       stream.Timing       `json:"timing"`
	Seed         uint64              `json:"seed,string"`
}
