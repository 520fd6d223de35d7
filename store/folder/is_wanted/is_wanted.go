// Package is_wanted tells whether a model is what a source names.
package is_wanted

import (
	"path/filepath"
	"strings"

	"rkllmd/store"
	"rkllmd/store/source"
	"rkllmd/store/source/format_source"
	"rkllmd/store/source/name_quant"
)

// IsWanted reports whether model was pulled from where wanted names, and is the file or the quantisation that it names.
//
// **Runs on:** any thread.
func IsWanted(model store.Model, wanted source.Source) bool {
	if model.Manifest == nil || !strings.EqualFold(model.Manifest.Source, format_source.FormatSource(wanted)) {
		return false
	}
	file := filepath.Base(model.Path)
	if len(model.Manifest.Files) > 0 && model.Manifest.Files[0].Source != "" {
		file = model.Manifest.Files[0].Source
	}
	return (wanted.File == "" || wanted.File == file || wanted.File == filepath.Base(model.Path)) &&
		(wanted.Quant == "" || strings.EqualFold(wanted.Quant, name_quant.NameQuant(file)))
}
