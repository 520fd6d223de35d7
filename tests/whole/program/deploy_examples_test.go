package program_test

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/tests/support/project/project_path"
)

// The examples of docs/deploy.md: the Dockerfile, the compose file and the manifest give rkllmd commands and flags that
// it has, and the probes ask for paths that there are.
func TestDeployExamples(t *testing.T) {
	folder := project_path.ProjectPath(t, "examples/deploy") + "/"
	text, err := os.ReadFile(folder + "Dockerfile")
	require.NoError(t, err)
	commands := map[string][]string{}
	for _, line := range regexp.MustCompile(`(?m)^([A-Z]+) .*?(\[".*\])$`).FindAllStringSubmatch(string(text), -1) {
		var words []string
		require.NoError(t, json.Unmarshal([]byte(line[2]), &words), line[0])
		commands[line[1]] = words
	}
	require.Equal(t, []string{"rkllmd"}, commands["ENTRYPOINT"])
	require.Equal(t, "rkllmd", commands["HEALTHCHECK"][0])
	calls := [][]string{commands["CMD"], commands["HEALTHCHECK"][1:]}

	var compose struct {
		Services map[string]struct{ Command []string }
		Secrets  map[string]any
	}
	text, err = os.ReadFile(folder + "compose.yaml")
	require.NoError(t, err)
	require.NoError(t, yaml.Unmarshal(text, &compose))
	require.Contains(t, compose.Secrets, "token")
	calls = append(calls, compose.Services["rkllmd"].Command)

	file, err := os.Open(folder + "kubernetes.yaml")
	require.NoError(t, err)
	defer file.Close()
	manifest := yaml.NewDecoder(file)
	var asked, kinds []string
	var document map[string]any
	for err = manifest.Decode(&document); err == nil; err = manifest.Decode(&document) {
		kinds = append(kinds, document["kind"].(string))
		object, err := json.Marshal(document)
		require.NoError(t, err)
		for _, path := range regexp.MustCompile(`"path":"(/[^"]*)"`).FindAllStringSubmatch(string(object), -1) {
			asked = append(asked, path[1])
		}
		if args := regexp.MustCompile(`"args":(\[[^]]*\])`).FindStringSubmatch(string(object)); args != nil {
			var words []string
			require.NoError(t, json.Unmarshal([]byte(args[1]), &words))
			calls = append(calls, words)
		}
		document = nil
	}
	require.True(t, errors.Is(err, io.EOF), "%v", err)
	require.Equal(t, []string{"Secret", "PersistentVolumeClaim", "Deployment", "Service"}, kinds)
	slices.Sort(asked)
	require.Equal(t, []string{"/healthz", "/healthz", "/readyz"}, asked)

	require.Len(t, calls, 4)
	for _, words := range calls {
		command, rest, err := create_root_command.CreateRootCommand(cli.Embedded{}).Find(words)
		require.NoError(t, err, words)
		require.NotEqual(t, "rkllmd", command.Name(), words)
		require.NoError(t, command.ParseFlags(rest), strings.Join(words, " "))
	}
}
