// Package versions_hello asks a named model which version of the library it has.
package versions_hello

import (
	"testing"

	"rkllmd/tests/whole/models/ask_model"
	"rkllmd/tests/whole/versions/versions_announce"
	"rkllmd/tests/whole/versions/versions_prepare"
)

// VersionsHello has the model of that name make a run, for which the version is announced to answer with its number, or,
// unless that is "", to do fault. It returns the text, or what has gone wrong.
func VersionsHello(tb testing.TB, s *versions_prepare.Set, address, name, version, fault string) string {
	tb.Helper()
	script := "text " + version + "\ncall 0\ncall 2"
	if fault != "" {
		script = fault
	}
	versions_announce.VersionsAnnounce(tb, s, version, "run_async", script)
	text, err := ask_model.AskModel(address, name, "Hello", "")
	if err != nil {
		return err.Error()
	}
	return text
}
