// Package parse_config reads the text of a configuration file.
package parse_config

import (
	"fmt"
	"slices"
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/config/find_similar_names"
	"rkllmd/cli/config/is_called"
)

// ParseConfig reads the text of the configuration file at path: lines NAME = VALUE, where NAME is the flag of one of
// settings and VALUE everything up to the end of the line, without the blanks around it. Empty lines, and those that
// begin with #, say nothing. A list has a line for each value. What is wrong with a value is found where it is read.
//
// **Runs on:** any thread. Errors: FILE:LINE, what is wrong there and what would be right.
func ParseConfig(path, text string, settings []cli.Setting) (cli.Configuration, error) {
	configuration := cli.Configuration{}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		place := fmt.Sprintf("%s:%d", path, i+1)
		name, value, found := strings.Cut(line, "=")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		if !found {
			return nil, fmt.Errorf("%s: %.100q must be NAME = VALUE, such as log-level = debug; %w", place, line,
				cli.ErrUsage)
		}
		at := slices.IndexFunc(settings, is_called.IsCalled(name))
		before, twice := configuration[name]
		switch {
		case at < 0 || name == cli.SettingConfig.Flag:
			return nil, fmt.Errorf("%s: there is no setting %.100q%s; %w", place, name,
				find_similar_names.FindSimilarNames(name, settings), cli.ErrUsage)
		case value == "":
			return nil, fmt.Errorf("%s: %s has no value: write one behind the =, or # before the line; %w", place, name,
				cli.ErrUsage)
		case twice && settings[at].Kind != cli.KindList:
			return nil, fmt.Errorf("%s: %s was set before, at %s: remove one of the two; %w", place, name, before.Place,
				cli.ErrUsage)
		case !twice:
			before.Place = place
		}
		configuration[name] = cli.ConfigValue{Texts: append(before.Texts, value), Place: before.Place}
	}
	return configuration, nil
}
