// Package name_schema names the schema of a type.
package name_schema

import (
	"path"
	"reflect"
	"strings"
)

// NameSchema returns the name of the schema of t: its package and its own, and Given behind them where clients give it,
// unless it is called a body.
//
// **Runs on:** any thread.
func NameSchema(t reflect.Type, given bool) string {
	area := path.Base(t.PkgPath())
	name := strings.ToUpper(area[:1]) + area[1:] + t.Name()
	if given && !strings.HasSuffix(name, "Body") {
		name += "Given"
	}
	return name
}
