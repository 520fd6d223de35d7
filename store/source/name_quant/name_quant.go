// Package name_quant reads the quantisation out of a file's name.
package name_quant

import (
	"path"
	"strings"

	"rkllmd/store/source"
)

// NameQuant returns the quantisation that stands in the name of a GGUF file, in capitals; "": there is none.
//
// **Runs on:** any thread.
func NameQuant(name string) string {
	found := source.QuantInName.FindAllStringSubmatch(strings.TrimSuffix(path.Base(name), path.Ext(name)), -1)
	if len(found) == 0 {
		return ""
	}
	return strings.ToUpper(found[len(found)-1][1])
}
