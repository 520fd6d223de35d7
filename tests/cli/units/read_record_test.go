package units_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units"
	"rkllmd/cli/units/read_record"
)

func TestReadRecord(t *testing.T) {
	folder := t.TempDir()
	place := units.Place{Program: folder, Units: "/etc/systemd/system", Users: "/etc/sysusers.d/rkllmd.conf"}
	paths, err := read_record.ReadRecord(place)
	require.NoError(t, err)
	require.Empty(t, paths)
	record := filepath.Join(folder, units.RecordName)
	require.NoError(t, os.WriteFile(record, []byte(folder+"/rkllmd\n/etc/systemd/system/rkllmd.socket\n"), 0o600))
	paths, err = read_record.ReadRecord(place)
	require.NoError(t, err)
	require.Equal(t, []string{folder + "/rkllmd", "/etc/systemd/system/rkllmd.socket"}, paths)
	require.NoError(t, os.WriteFile(record, []byte("/etc/passwd\n"), 0o600))
	_, err = read_record.ReadRecord(place)
	require.ErrorContains(t, err, `names "/etc/passwd", which rkllmd service install does not write`)
	require.NoError(t, os.Remove(record))
	require.NoError(t, os.Mkdir(record, 0o700))
	_, err = read_record.ReadRecord(place)
	require.ErrorContains(t, err, record+", in which stands what was installed, cannot be read")
}
