package documents_test

import (
	"os"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"
)

// NOTICE names every module of go.mod, in the version that is used, and none that is not there any more.
func TestNotices(t *testing.T) {
	const root = "../../.."
	modules, err := os.ReadFile(root + "/go.mod")
	require.NoError(t, err)
	notice, err := os.ReadFile(root + "/NOTICE")
	require.NoError(t, err)
	// A version without a release goes by its commit.
	required := regexp.MustCompile(`(?m)^\t(\S+) (?:v\S+-)?(\S+)`)
	listed := regexp.MustCompile(`([a-z.]+\.[a-z]+/[\w./-]+)\s+(v\d[\w.]*\w|[0-9a-f]{12})\b`)

	want, have := map[string]string{}, map[string]string{}
	for _, match := range required.FindAllStringSubmatch(string(modules), -1) {
		want[match[1]] = match[2]
	}
	for _, match := range listed.FindAllStringSubmatch(string(notice), -1) {
		have[match[1]] = match[2]
	}
	require.Equal(t, want, have)
}
