// Package check_llama looks at the llama.cpp that the embedded runtime would compute with.
package check_llama

import (
	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/library/open_isolated"
	"rkllmd/engine"
)

// CheckLlama opens the llama.cpp that choice names, if it names one, and notes what it is and what it computes with, or
// why it cannot be used. Unlike a vendor's library it is loaded: what it finds cannot be read from its files. That is
// tried in a process of its own first, so that one that crashes is told of; then it is done in this one.
//
// **Runs on:** any thread that may wait. Code of that library runs.
func CheckLlama(report *doctor.Report, choice cli.LibraryChoice, embedded cli.Embedded) {
	if choice.Llama == "" || embedded.UseLlama == nil || report.Library.Path != cli.EmbeddedLibrary {
		return
	}
	report.Llama = &doctor.LlamaReport{Folder: choice.Llama, Backends: []string{}, Skipped: []string{},
		Devices: []string{}}
	var l *engine.Llama
	library, err := open_isolated.OpenIsolated(choice, embedded)
	if err == nil {
		library.Isolated.Close()
		l, err = embedded.UseLlama(choice.Llama, choice.GPULayers)
	}
	if err != nil {
		report.Problems = append(report.Problems, doctor.Problem{About: "llama", Advice: err.Error()})
		return
	}
	r := report.Llama
	r.File, r.Version, r.GGML, r.Layout = l.File, l.Version, l.GGML, l.Layout
	r.Backends, r.Skipped = append(r.Backends, l.Backends...), append(r.Skipped, l.Skipped...)
	r.Devices = append(r.Devices, l.Devices...)
}
