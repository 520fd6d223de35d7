package check_no_body_test

import (
	"testing"

	"rkllmd/rules/check_no_body"
	"rkllmd/tests/support/rules_check_sources"
)

func TestCheckNoBody(t *testing.T) {
	const verb = "utils/tell/tell.go"
	rules_check_sources.RulesCheckSources(t, check_no_body.CheckNoBody, [][3]string{
		{verb, "package tell\nfunc Tell() {}\n", ""},
		{verb, "package tell\nfunc Tell()\n", verb + ":2: no-body"},
		{verb, "package tell\n\n//go:linkname now runtime.nanotime\nfunc now() int64\n", verb + ":4: no-body"},
	})
}
