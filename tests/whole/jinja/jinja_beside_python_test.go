package jinja_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/jinja/serve_judge"
)

// Random templates render as in Python's jinja2, byte for byte, and fail where they fail there. make jinja runs it,
// with CASES=200000 for as many, and SEED for others. What differs is left in .cache/jinja.jsonl, made small.
func TestJinjaBesidePython(t *testing.T) {
	cases, seed := os.Getenv("CASES"), os.Getenv("SEED")
	if cases == "" {
		cases = "10000"
	}
	if seed == "" {
		seed = "1"
	}
	kept, err := filepath.Abs("../../../.cache/jinja.jsonl")
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(filepath.Dir(kept), 0o755))
	require.NoError(t, os.RemoveAll(kept))
	report, same := serve_judge.ServeJudge(t, "fuzz", seed, cases, kept)
	require.True(t, same, "the smallest cases are in %s:\n%s", kept, report)
	report, same = serve_judge.ServeJudge(t, "replay", "recorded.jsonl")
	require.True(t, same, "of the recorded cases:\n%s", report)
	require.Regexp(t, `^\d{3,} cases in .* 0 differ`, report)
}
