// Package format_llama writes what is known of a llama.cpp of the user's own.
package format_llama

import (
	"path/filepath"
	"strings"

	"rkllmd/cli/doctor"
)

// FormatLlama returns the lines of the report that tell of the llama.cpp in the place of the embedded one, none where
// there is none.
//
// **Runs on:** any thread.
func FormatLlama(r *doctor.LlamaReport) [][2]string {
	if r == nil {
		return nil
	}
	if r.File == "" {
		return [][2]string{{"llama.cpp", r.Folder + ", which cannot be used"}}
	}
	var names []string
	for _, path := range r.Backends {
		names = append(names, filepath.Base(path))
	}
	lines := [][2]string{
		{"llama.cpp", r.File + ", version " + r.Version + ", ggml " + r.GGML + ", laid out as " + r.Layout +
			"; experimental"},
		{"backends", strings.Join(names, ", ")},
		{"devices", strings.Join(r.Devices, ", ")},
	}
	for _, skipped := range r.Skipped {
		lines = append(lines, [2]string{"skipped", skipped})
	}
	return lines
}
