// Package chaos_report says what a fleet went through.
package chaos_report

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/chaos/chaos_fleet"
	"rkllmd/tests/support/chaos/chaos_gaps"
	"rkllmd/tests/support/chaos/chaos_share"
)

// ChaosReport prints what has become of the requests, what was done, and how long answers stood still. The test fails
// where a client got something else than it should, or where a daemon has panicked.
func ChaosReport(t testing.TB, f *chaos_fleet.Fleet) {
	t.Helper()
	strikes := map[string]int{}
	for _, strike := range f.Strikes {
		strikes[strike.Kind]++
	}
	for _, counts := range []map[string]int{f.Counts, strikes} {
		for _, name := range slices.Sorted(maps.Keys(counts)) {
			t.Logf("%6d %s", counts[name], name)
		}
	}
	t.Logf("first token: %s", chaos_share.ChaosShare(f.Firsts))
	if folder := os.Getenv("CHAOS_LOGS"); folder != "" {
		require.NoError(t, os.WriteFile(filepath.Join(folder, "strikes"), fmt.Appendf(nil, "%+v\n", f.Strikes), 0o600))
	}
	gaps := chaos_gaps.ChaosGaps(t, f)
	for _, kind := range slices.Sorted(maps.Keys(gaps)) {
		t.Logf("an answer stood still, %s: %s", kind, chaos_share.ChaosShare(gaps[kind]))
	}
	for _, p := range append(slices.Clone(f.Members), f.Gateways[:]...) {
		log, err := os.ReadFile(p.Log)
		require.NoError(t, err)
		i := max(strings.Index(string(log), "panic"), strings.Index(string(log), "fatal error"))
		require.Negative(t, i, "%s: %s", p.Name, log[max(0, i-500):min(len(log), max(0, i)+3000)])
	}
	require.Empty(t, f.Faults[:min(5, len(f.Faults))], "%d faults", len(f.Faults))
}
