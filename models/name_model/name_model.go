// Package name_model names a model.
package name_model

import (
	"path/filepath"
	"strings"

	"rkllmd/generation"
)

// NameModel returns the name by which a model is asked for: its file's, without the ending; "demo" for builtin:demo.
// Of a model without a file it is the name that it has.
//
// **Runs on:** any thread.
func NameModel(model generation.ModelInfo) string {
	if model.Path == "" {
		return model.Name
	}
	name := strings.TrimPrefix(filepath.Base(model.Path), "builtin:")
	return strings.TrimSuffix(strings.TrimSuffix(name, ".gguf"), ".rkllm")
}
