// Package name_import says what an import is called in a file.
package name_import

import (
	"go/ast"
	"path"
	"strconv"
)

// NameImport returns the name by which the file uses the package at the path imported: the one that it gives it, or the
// last word of the path; "" where it does not import it.
//
// **Runs on:** any thread.
func NameImport(file *ast.File, imported string) string {
	for _, spec := range file.Imports {
		if text, _ := strconv.Unquote(spec.Path.Value); text != imported {
			continue
		}
		if spec.Name != nil {
			return spec.Name.Name
		}
		return path.Base(imported)
	}
	return ""
}
