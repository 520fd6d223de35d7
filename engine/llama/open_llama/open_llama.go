// Package open_llama opens a llama.cpp of the user's own.
package open_llama

import (
	"fmt"
	"path/filepath"
	"strings"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/llama/detect_penalties"
	"rkllmd/engine/llama/find_layout"
	"rkllmd/engine/llama/find_objects"
	"rkllmd/engine/llama/open_object"
	"rkllmd/engine/llama/read_defaults"
	"rkllmd/engine/llama/read_version"
	"rkllmd/engine/llama/use_functions"
	"rkllmd/engine/llama/use_layout"
)

// OpenLlama opens the llama.cpp in folder and has the engine call it from now on, with so many of a model's layers on a
// GPU. It is taken only where the layout of its structures is known (find_layout) and it has all functions that are
// called; otherwise nothing has changed. backends are paths of ggml's that wait to be loaded (load_backends).
//
// **Runs on:** one thread at a time. Nothing of llama.cpp has been called yet. Errors: why it cannot be used, and what
// would be right.
func OpenLlama(folder string, gpuLayers int) (l *engine.Llama, backends []string, err error) {
	o, err := find_objects.FindObjects(folder)
	if err != nil {
		return nil, nil, err
	}
	var object unsafe.Pointer
	for _, path := range append(o.Needed, o.Llama) {
		if object, err = open_object.OpenObject(path); err != nil {
			return nil, nil, fmt.Errorf("%s cannot be opened: %w: its ggml, of the same build, belongs in the same "+
				"folder; for other libraries install the package that has them, or name their folder in "+
				"LD_LIBRARY_PATH", path, err)
		}
	}
	l = &engine.Llama{Object: object, File: o.Llama, GPULayers: gpuLayers}
	version, commit := read_version.ReadVersion(object, "ggml_version"), read_version.ReadVersion(object, "ggml_commit")
	l.GGML = strings.TrimSpace(version + " " + commit)
	if l.Version = read_version.ReadVersion(object, "llama_version"); l.Version == "" {
		l.Version = strings.Trim(strings.TrimPrefix(strings.ReplaceAll(filepath.Base(o.Llama), ".so", ""),
			"libllama"), ".")
	}
	l.Identity = l.Version + " " + l.GGML
	if version == "" {
		return nil, nil, fmt.Errorf("%s does not say which version it is: it has no ggml_version, which builds "+
			"have since autumn 2025", o.Llama)
	}
	model, context, there := read_defaults.ReadDefaults(object)
	if !there {
		return nil, nil, fmt.Errorf("%s is no llama.cpp: it has no llama_model_default_params", o.Llama)
	}
	layout, err := find_layout.FindLayout(model[:], context[:], version)
	if err != nil {
		return nil, nil, fmt.Errorf("%s cannot be used: %w", o.Llama, err)
	}
	l.Layout = layout.Name
	if missing := use_functions.UseFunctions(object); missing != nil {
		return nil, nil, fmt.Errorf("%s cannot be used: it lacks %s", o.Llama, strings.Join(missing, ", "))
	}
	use_layout.UseLayout(layout, detect_penalties.DetectPenalties(), gpuLayers)
	return l, o.Backends, nil
}
