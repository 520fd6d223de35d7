// Package parse_named_model reads a model and its name.
package parse_named_model

import (
	"fmt"
	"strings"
	"unicode"

	"rkllmd/cli"
	"rkllmd/cli/settings"
	"rkllmd/cli/settings/resolve_model"
)

// ParseNamedModel reads text, a NAME=PATH; others are the models that were read before.
//
// **Runs on:** any thread. Errors: what is wrong with it.
func ParseNamedModel(others []cli.NamedModel, text string) (model cli.NamedModel, err error) {
	name, path, found := strings.Cut(text, "=")
	if !found || name == "" || path == "" {
		return model, fmt.Errorf("%q must be a name and the path of a model, such as small=/models/qwen3-0.6b.gguf",
			text)
	}
	if len(name) > settings.MaxNameBytes || strings.ContainsFunc(name, unicode.IsControl) ||
		strings.TrimSpace(name) != name {
		return model, fmt.Errorf("the name %.100q cannot be used: it may have %d bytes, without blanks at its ends "+
			"and without control characters", name, settings.MaxNameBytes)
	}
	for _, other := range others {
		if other.Name == name {
			return model, fmt.Errorf("the name %q is given to two models, %s and %s", name, other.Path, path)
		}
	}
	model.Name = name
	model.Path, err = resolve_model.ResolveModel(path)
	return model, err
}
