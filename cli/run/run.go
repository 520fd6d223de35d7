// Package run holds the types and constants of its room: rkllmd run, call and generate.
package run

import (
	"rkllmd/cli"
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
	Schema     string            // what the answer is held to, JSON; "": no schema
	Grammar    string            // the same in GBNF; "": no grammar
	Library    cli.LibraryChoice // of the private daemon
}
