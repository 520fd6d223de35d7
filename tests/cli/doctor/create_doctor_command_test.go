package doctor_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/doctor/create_doctor_command"
)

func TestCreateDoctorCommand(t *testing.T) {
	var help bytes.Buffer
	command := create_doctor_command.CreateDoctorCommand(cli.Embedded{})
	command.SetOut(&help)
	require.NoError(t, command.Help())
	for _, text := range []string{"--json", "--library PATH", "RKLLM_LIBRARY", "--rkllm-version V", "--socket PATH",
		"Exit code 0"} {
		require.Contains(t, help.String(), text)
	}
}
