// Package is_model looks whether a model is the one that was asked for.
package is_model

import (
	"path/filepath"
	"strings"

	"rkllmd/generation"
	"rkllmd/models/name_model"
)

// IsModel reports whether name, which a client has asked for, is this model: its name, with :latest or without, its
// file's name, its path, or none at all.
//
// **Runs on:** any thread.
func IsModel(model generation.ModelInfo, name string) bool {
	name = strings.TrimSuffix(name, ":latest")
	return name == "" || name == name_model.NameModel(model) || name == model.Name ||
		model.Path != "" && (name == model.Path || name == filepath.Base(model.Path))
}
