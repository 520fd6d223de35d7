// Package format_report writes how services are, for people.
package format_report

import (
	"fmt"
	"strings"

	"rkllmd/cli/units"
	"rkllmd/cli/units/describe_service"
)

// FormatReport returns a line for each service, and below it what is wrong with it; or how to get one.
//
// **Runs on:** any thread.
func FormatReport(report units.Report) string {
	if len(report.Services) == 0 {
		return "No service is installed: sudo rkllmd service install, or rkllmd service install --user for one " +
			"of your own.\n"
	}
	var out strings.Builder
	for _, service := range report.Services {
		fmt.Fprintf(&out, "The service %s.\n", describe_service.DescribeService(service.State))
		for _, problem := range service.Problems {
			fmt.Fprintf(&out, "  %s\n", problem)
		}
	}
	return out.String()
}
