package check_test

import (
	"testing"

	"rkllmd/rules/check/check_no_body"
	"rkllmd/tests/rules/check/check_sources"
)

func TestCheckNoBody(t *testing.T) {
	const verb = "utils/tell/tell.go"
	check_sources.CheckSources(t, check_no_body.CheckNoBody, [][3]string{
		{verb, "package tell\nfunc Tell() {}\n", ""},
		{verb, "package tell\nfunc Tell()\n", verb + ":2: no-body"},
		{verb, "package tell\n\n//go:linkname now runtime.nanotime\nfunc now() int64\n", verb + ":4: no-body"},
	})
}
