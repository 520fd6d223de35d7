package doctor_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/check_services"
	"rkllmd/cli/units"
	"rkllmd/cli/units/find_place"
	"rkllmd/tests/cli/cli_play_systemctl"
)

func TestCheckServices(t *testing.T) {
	t.Setenv("LD_LIBRARY_PATH", "")
	root, _ := cli_play_systemctl.CliPlaySystemctl(t)
	report := &doctor.Report{}
	check_services.CheckServices(report, cli.Embedded{}, root)
	require.Equal(t, &doctor.Report{Services: []units.State{}}, report)
	place, err := find_place.FindPlace(false, root)
	require.NoError(t, err)
	require.NoError(t, os.MkdirAll(place.Packaged[0], 0o700))
	require.NoError(t, os.WriteFile(filepath.Join(place.Packaged[0], "rkllmd.service"), nil, 0o600))
	check_services.CheckServices(report, cli.Embedded{}, root)
	require.Equal(t, units.ByPackage, report.Services[0].By)
	require.Len(t, report.Problems, 2)
	require.Contains(t, report.Problems[0].Advice, "its daemon does not answer")
	require.Contains(t, report.Problems[1].Advice, "it fails at its next start, because this program has no embedded")
	require.Equal(t, "services", report.Problems[1].About)
}
