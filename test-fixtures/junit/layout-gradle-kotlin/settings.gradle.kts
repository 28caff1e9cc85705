rootProject.name = "clock"
