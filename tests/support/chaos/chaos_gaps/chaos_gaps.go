// Package chaos_gaps finds out how long answers stood still.
package chaos_gaps

import (
	"os"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/chaos/chaos_fleet"
	"rkllmd/tests/support/chaos/find_strike"
)

// ChaosGaps returns how long answers stood still that went on at another member, by what had happened to the member
// before: between the last token that the gateway told before, and the first one after, as it stands in its log.
func ChaosGaps(t testing.TB, f *chaos_fleet.Fleet) map[string][]time.Duration {
	t.Helper()
	gaps := map[string][]time.Duration{}
	pattern := regexp.MustCompile(`time=(\S+) .*"a run goes on at another member".* before=(\S+) .*gap=(\S+)`)
	for _, gateway := range f.Gateways {
		text, err := os.ReadFile(gateway.Log)
		require.NoError(t, err)
		for _, line := range pattern.FindAllStringSubmatch(string(text), -1) {
			at, err := time.Parse(time.RFC3339, line[1])
			require.NoError(t, err, line[1])
			gap, err := time.ParseDuration(line[3])
			require.NoError(t, err, line[3])
			kind := find_strike.FindStrike(f, gateway.Name, line[2], at, gap)
			gaps[kind] = append(gaps[kind], gap)
		}
	}
	return gaps
}
