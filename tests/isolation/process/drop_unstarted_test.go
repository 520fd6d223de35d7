package process_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/create_region"
	"rkllmd/isolation/process/drop_unstarted"
	"rkllmd/isolation/process/open_lane"
	"rkllmd/isolation/process/write_setup"
	"rkllmd/tests/isolation/isolation_open"
)

func TestDropUnstarted(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	used := len(i.Arena.Used)
	region, results, err := create_region.CreateRegion()
	require.NoError(t, err)
	lane, theirs, err := open_lane.OpenLane(false)
	require.NoError(t, err)
	p := &isolation.Process{Isolation: i, Region: region, Files: []*os.File{i.Arena.File, results, theirs}}
	p.Lanes[isolation.Calls], p.Setup = lane, write_setup.WriteSetup(i, region)
	require.Len(t, i.Arena.Used, used+1)
	drop_unstarted.DropUnstarted(p)
	for _, file := range []*os.File{lane.File, theirs, results} {
		require.ErrorIs(t, file.Close(), os.ErrClosed)
	}
	require.Len(t, i.Arena.Used, used)
	maps, err := os.ReadFile("/proc/self/maps")
	require.NoError(t, err)
	require.NotContains(t, string(maps), fmt.Sprintf("%x-", uintptr(region)), "the region is unmapped")
	_, err = i.Arena.File.Stat()
	require.NoError(t, err, "the arena stays")
}
