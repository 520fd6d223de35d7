// Package describe_values says what a setting may be.
package describe_values

import (
	"fmt"

	"rkllmd/cli"
)

// DescribeValues returns what the setting may be, with name for its value: "N, 1 to 64".
//
// **Runs on:** any thread.
func DescribeValues(setting cli.Setting, name string) string {
	switch setting.Kind {
	case cli.KindNumber:
		return fmt.Sprintf("%s, %d to %d", name, setting.Min, setting.Max)
	case cli.KindSize:
		return fmt.Sprintf("%s, %d to %d bytes", name, setting.Min, setting.Max)
	case cli.KindBool:
		return "true, false"
	case cli.KindTime:
		if setting.Min > 0 {
			return name + ", above 0"
		}
		return name + ", 0 or more"
	case cli.KindList:
		return fmt.Sprintf("%s; repeatable, in the variable separated by `%s`", name, setting.Separator)
	default:
		return name
	}
}
