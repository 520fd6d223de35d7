// Package fleet_usage tells what a process uses.
package fleet_usage

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// FleetUsage returns the processor time that the process pid has used, and its memory in MB.
func FleetUsage(t testing.TB, pid int) (spent time.Duration, memory float64) {
	t.Helper()
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	require.NoError(t, err)
	words := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
	for _, word := range words[11:13] { // utime and stime, in ticks of 10 ms
		ticks, err := strconv.Atoi(word)
		require.NoError(t, err)
		spent += time.Duration(ticks) * 10 * time.Millisecond
	}
	pages, err := strconv.Atoi(words[21]) // rss
	require.NoError(t, err)
	return spent, float64(pages*os.Getpagesize()) / 1e6
}
